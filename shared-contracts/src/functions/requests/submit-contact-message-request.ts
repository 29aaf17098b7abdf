import * as v from 'valibot';
import { contactMessageSchema, type SubmitContactMessageRequest } from '../submit-contact-message';

/** Schema of the request. */
export const submitContactMessageRequest: v.GenericSchema<unknown, SubmitContactMessageRequest> = v.intersect(
  [contactMessageSchema, v.object({ key: v.optional(v.pipe(v.string(), v.uuid())) })],
);
