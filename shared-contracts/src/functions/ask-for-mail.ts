import * as v from 'valibot';
import { parseShape } from '../parse-list';
import { emailField } from './email-field';

/** What someone wants one mail about: that the app is out, or that a size of a product is back. */
export type MailTopic =
  | { readonly topic: 'app' }
  | { readonly topic: 'size'; readonly productId: string; readonly size: number };

/** Requests a mail, or spends the link of one: `token` is in its fragment. */
export type AskForMailRequest =
  | (MailTopic & {
      readonly action: 'ask';
      readonly email: string;
      /** The field no person can see: only a form-filling program fills it in. */
      readonly website?: string;
    })
  | { readonly action: 'confirm' | 'stop'; readonly token: string };

/** It is done; `message` says so to the visitor. The same for an address that is known and one that is not. */
export interface AskForMailAnswer {
  readonly status: 'success';
  readonly message: string;
}

/** What the form of such a request accepts: the email trimmed and in lower case, and the field no person sees. */
export const askForMailForm = v.object({ email: emailField, website: v.string() });

const answerSchema = v.object({ status: v.literal('success'), message: v.string() });

/**
 * Signs an address up for one mail, confirms the address, or ends the request. 404 for a link that is too old and for a
 * size that is not sold, 429 after too many requests in an hour.
 */
export const askForMail = {
  name: 'askForMail',
  parse: (answer: unknown): AskForMailAnswer => parseShape('askForMail', answerSchema, answer),
} as const;
