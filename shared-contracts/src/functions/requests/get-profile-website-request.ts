import * as v from 'valibot';
import { EMAIL_LENGTH } from '../../limits';
import type { GetProfileWebsiteRequest } from '../get-profile-website';

/** What the function accepts. */
export const getProfileWebsiteRequest: v.GenericSchema<unknown, GetProfileWebsiteRequest> = v.object({
  email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)),
});
