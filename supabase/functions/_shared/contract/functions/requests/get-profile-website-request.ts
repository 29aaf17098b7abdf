// Copied from shared-contracts/src/functions/requests/get-profile-website-request.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';
import { EMAIL_LENGTH } from '../../limits.ts';
import type { GetProfileWebsiteRequest } from '../get-profile-website.ts';

/** What the function accepts. */
export const getProfileWebsiteRequest: v.GenericSchema<unknown, GetProfileWebsiteRequest> = v.object({
  email: v.pipe(v.string(), v.maxLength(EMAIL_LENGTH)),
});
