import * as v from 'valibot';
import { parseShape } from '../parse-list';

/** One scan of the app, with the pairing code of the child it is for. */
export interface DeliverScanRequest {
  /** The code as typed; blanks, hyphens and case don't matter. */
  readonly code: string;
  /** What the app's scan file holds: `ScanFile`. */
  readonly scan: unknown;
}

/** The scan is stored. */
export interface ScanStored {
  readonly data: {
    readonly scan_id: string;
    /** Whether the child had this scan already, so that nothing was added. */
    readonly known: boolean;
  };
}

const storedSchema = v.object({ data: v.object({ scan_id: v.string(), known: v.boolean() }) });

/** Reads what the functions answer that store a scan; `who` is the function. */
export function parseScanStored(who: string, answer: unknown): ScanStored {
  return parseShape(who, storedSchema, answer);
}

/**
 * Delivers a scan for the app: no one is signed in, the code says whose it is. 422 with `fields` for a file
 * that can't be read, 404 for a code that is wrong, old or spent, 429 after too many of those.
 */
export const deliverScan = {
  name: 'deliverScan',
  parse: (answer: unknown): ScanStored => parseScanStored('deliverScan', answer),
} as const;
