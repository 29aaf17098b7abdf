import * as v from 'valibot';
import { childSchema, type ReadyScan, readyScanSchema } from '../../values/profile';
import { parseShape } from '../parse-list';

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
function parseScanStored(who: string, answer: unknown): ScanStored {
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

/** A scan file for one of the signed-in person's children. */
export interface ImportScanRequest {
  readonly childId: string;
  /** The content of the app's scan file: `ScanFile`. */
  readonly scan: unknown;
}

/** Stores the app's scan file for a child of the signed-in person. 422 with `fields` for an invalid file. */
export const importScan = {
  name: 'importScan',
  parse: (answer: unknown): ScanStored => parseScanStored('importScan', answer),
} as const;

/** The token of a sharing link. */
export interface GetSharedScanRequest {
  readonly token: string;
}

/** The content of a sharing link: one scan, and the child's data that a report shows. */
export interface SharedScan {
  readonly scan: ReadyScan;
  readonly child: { readonly first_name: string; readonly birth_month: number; readonly birth_year: number };
  /** ISO 8601: when the link ends. */
  readonly expires_at: string;
}

/** The answer with the scan of a link. */
export interface GetSharedScanAnswer {
  readonly data: SharedScan;
}

const sharedSchema: v.GenericSchema<unknown, GetSharedScanAnswer> = v.object({
  data: v.object({
    scan: readyScanSchema,
    child: v.pick(childSchema, ['first_name', 'birth_month', 'birth_year']),
    expires_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
});

/** Reads the scan of a sharing link, for anyone who has it. 404 for an unknown, expired or revoked link. */
export const getSharedScan = {
  name: 'getSharedScan',
  parse: (answer: unknown): GetSharedScanAnswer => parseShape('getSharedScan', sharedSchema, answer),
} as const;
