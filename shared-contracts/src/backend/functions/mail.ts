import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** Requests the mail that the app is released, or uses the link of one, whose fragment contains `token`. */
export type AskForMailRequest =
  | {
      readonly action: 'ask';
      readonly email: string;
      /** A field that no person sees: only form-filling programs fill it in. */
      readonly website?: string;
      /** A UUID of the form: the same request with the same key is mailed, and counted, once. */
      readonly key?: string | undefined;
    }
  | { readonly action: 'confirm' | 'stop'; readonly token: string };

/** The request succeeded; `message` confirms it to the visitor. Equal for known and unknown addresses. */
export interface AskForMailAnswer {
  readonly status: 'success';
  readonly message: string;
}

const answerSchema = v.object({ status: v.literal('success'), message: v.string() });

/**
 * Requests one mail to an address, confirms the address, or ends the request. 404 for a link that is too old, 429
 * after too many requests in an hour.
 */
export const askForMail = {
  name: 'askForMail',
  parse: (answer: unknown): AskForMailAnswer => parseShape('askForMail', answerSchema, answer),
} as const;

/** The number of sent mails about orders and deleted accounts, and of mails that wait for another try. */
export interface SendOrderMailsAnswer {
  readonly sent: number;
  readonly failed: number;
}

/** The number of written reminders, and of mails that were sent or wait for another try. */
export interface SendRemindersAnswer {
  readonly written: number;
  readonly sent: number;
  readonly failed: number;
}
