import * as v from 'valibot';
import type { ImportScanRequest } from '../import-scan';

/** Schema of the request; `readScanFile` reads the scan. */
export const importScanRequest: v.GenericSchema<unknown, ImportScanRequest> = v.object({
  childId: v.pipe(v.string(), v.uuid('A child’s id is a UUID.')),
  scan: v.unknown(),
});
