import * as v from 'valibot';
import { readPairingCode } from '../../values/pairing-code';
import type { DeliverScanRequest } from '../deliver-scan';

/** Schema of the request, with the code as it is stored; `readScanFile` reads the scan. */
export const deliverScanRequest: v.GenericSchema<unknown, DeliverScanRequest> = v.object({
  code: v.pipe(
    v.string(),
    v.transform(readPairingCode),
    v.string('A code has eight letters and digits, as in 4F7K 2MQX.'),
  ),
  scan: v.unknown(),
});
