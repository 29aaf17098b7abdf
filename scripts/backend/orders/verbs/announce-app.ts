import * as v from 'valibot';
import { callDatabase } from '../../../../supabase/functions/_shared/service-client.ts';
import { sendMails } from '../send-mails';
import type { Verb } from '../verb';

/** Writes the mails that the app is out, and has them sent. Again it writes to those who asked since. */
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
