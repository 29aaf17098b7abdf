import * as v from 'valibot';
import { EMAIL_LENGTH } from '../../values/limits';
import type { GetProfileWebsiteRequest } from '../get-profile-website';

/** Schema of the request. */
export const getProfileWebsiteRequest: v.GenericSchema<unknown, GetProfileWebsiteRequest> = v.object({
  email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)),
});
