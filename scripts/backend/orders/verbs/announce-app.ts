import * as v from 'valibot';
import { callDatabase } from '../../../../supabase/functions/_shared/service-client.ts';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

/**
 * Queues and sends the mails that announce the app. A repeated run writes only to people who subscribed since then.
 */
export const announceApp: Verb = async () => {
  const written = v.parse(v.number(), await callDatabase('announce_app', {}));
  const mails = await sendMails();
  return {
    json: { written, mails },
    text: [
      written === 0 ? 'Nobody waits to be told.' : `Mails written: ${written}.`,
      mails.sentence,
      ...(written > 10 ? ['The schedule sends the others, some at a time.'] : []),
    ],
  };
};
