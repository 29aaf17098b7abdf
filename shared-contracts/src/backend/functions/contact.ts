import * as v from 'valibot';
import { emailField } from '../../input/email';
import { CONTACT_LIMITS } from '../../input/limits';
import { plainText } from '../../input/plain-text';
import { parseShape } from '../parse-list';

/** A message of the contact page. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A message from the contact page. */
export interface SubmitContactMessageRequest extends ContactMessage {
  /** A field that no person sees: only form-filling programs fill it in. */
  readonly website?: string;
  /** A UUID of the form: the same message with the same key is stored, and counted, once. */
  readonly key?: string | undefined;
}

/** The message was accepted; `message` thanks for it. */
export interface SubmitContactMessageAnswer {
  readonly status: 'success';
  readonly message?: string | undefined;
}

const { name, message } = CONTACT_LIMITS;

/** Schema of the form and the function: texts trimmed, the email in lower case. */
export const contactMessageSchema: v.GenericSchema<unknown, ContactMessage> = v.object({
  name: v.pipe(
    plainText({ missing: 'Name is required.' }),
    v.maxLength(name, `A name has at most ${name} characters.`),
  ),
  email: emailField,
  message: v.pipe(
    plainText({ missing: 'Message is required.', lines: true }),
    v.minLength(message.min, `Please write at least ${message.min} characters, so that we can help.`),
    v.maxLength(message.max, `A message has at most ${message.max} characters.`),
  ),
});

const answerSchema = v.object({ status: v.literal('success'), message: v.optional(v.string()) });

/** Sends a message to the company; 429 after too many in an hour. */
export const submitContactMessage = {
  name: 'submitContactMessage',
  parse: (answer: unknown): SubmitContactMessageAnswer =>
    parseShape('submitContactMessage', answerSchema, answer),
} as const;
