import * as v from 'valibot';
import type { GetSharedScanRequest } from '../get-shared-scan';

/** Schema of the request. */
export const getSharedScanRequest: v.GenericSchema<unknown, GetSharedScanRequest> = v.object({
  token: v.pipe(v.string(), v.regex(/^[0-9a-f]{48}$/, 'This link is not whole. Copy it again.')),
});
