// Copied from shared-contracts/src/functions/requests/deliver-scan-request.ts by `npm run function-contract`: change it there.
import * as v from 'valibot';
import { readPairingCode } from '../../pairing-code.ts';
import type { DeliverScanRequest } from '../deliver-scan.ts';

/** What the function accepts, the code as it is stored; the scan is read by `readScanFile`. */
export const deliverScanRequest: v.GenericSchema<unknown, DeliverScanRequest> = v.object({
  code: v.pipe(
    v.string(),
    v.transform(readPairingCode),
    v.string('A code has eight letters and digits, as in 4F7K 2MQX.'),
  ),
  scan: v.unknown(),
});
