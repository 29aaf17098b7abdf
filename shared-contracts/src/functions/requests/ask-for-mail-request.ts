import * as v from 'valibot';
import { emailField } from '../../values/email';
import type { AskForMailRequest } from '../ask-for-mail';

const token = v.pipe(v.string(), v.regex(/^[0-9a-f]{48}$/, 'This link is not whole. Copy it again.'));

/** Schema of the request. */
export const askForMailRequest: v.GenericSchema<unknown, AskForMailRequest> = v.variant('action', [
  v.object({
    action: v.literal('ask'),
    email: emailField,
    website: v.optional(v.string()),
    key: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  v.object({ action: v.picklist(['confirm', 'stop']), token }),
]);
