import * as v from 'valibot';
import { parseShape } from '../values/parse-list';

/** One scan of the app, with the pairing code of its child. */
export interface DeliverScanRequest {
  /** The code as typed; blanks, hyphens and case are ignored. */
  readonly code: string;
  /** The content of the app's scan file: `ScanFile`. */
  readonly scan: unknown;
}

/** The scan is stored. */
export interface ScanStored {
  readonly data: {
    readonly scan_id: string;
    /** Whether the child already had this scan, so that nothing was added. */
    readonly known: boolean;
  };
}

const storedSchema = v.object({ data: v.object({ scan_id: v.string(), known: v.boolean() }) });

/** Reads the answer of the functions that store a scan; `who` is the function. */
export function parseScanStored(who: string, answer: unknown): ScanStored {
  return parseShape(who, storedSchema, answer);
}

/**
 * Delivers a scan for the app without a session; the code identifies the child. 422 with `fields` for an invalid
 * file, 404 for a wrong, expired or used code, 429 after too many of those.
 */
export const deliverScan = {
  name: 'deliverScan',
  parse: (answer: unknown): ScanStored => parseScanStored('deliverScan', answer),
} as const;
