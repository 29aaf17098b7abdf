import * as v from 'valibot';
import { requireSetting } from '../../../supabase/functions/_shared/environment.ts';
import { secretKey } from '../../../supabase/functions/_shared/service-client.ts';

const refusalSchema = v.object({ message: v.string() });
const answerSchema = v.object({ failed: v.number() });

/**
 * Calls the function that sends the shop's mails, which has the key of the mail service. Returns a sentence about
 * them; never fails, because unsent mails wait.
 */
export async function sendMails(): Promise<string> {
  try {
    const answer = await fetch(`${requireSetting('SUPABASE_URL')}/functions/v1/sendOrderMails`, {
      method: 'POST',
      headers: { apikey: secretKey() },
    });
    const body: unknown = await answer.json();
    if (!answer.ok)
      throw new Error(v.is(refusalSchema, body) ? body.message : `the function answered ${answer.status}`);
    const { failed } = v.parse(answerSchema, body);
    if (failed > 0) return `${failed} mails could not be sent: 'npm run orders -- show NUMBER' says why.`;
    return 'No mail waits.';
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return `The mails wait (${why}). 'npm run orders -- reconcile' sends them.`;
  }
}
