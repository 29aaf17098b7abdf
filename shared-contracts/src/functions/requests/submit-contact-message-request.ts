import * as v from 'valibot';
import { contactMessageSchema } from '../submit-contact-message';

/** Schema of the request. */
export const submitContactMessageRequest = v.intersect([
  contactMessageSchema,
  v.object({ key: v.optional(v.pipe(v.string(), v.uuid())) }),
]);
