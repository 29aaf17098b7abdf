import * as v from 'valibot';
import { parseShape } from '../values/parse-list';
import { childSchema, type ReadyScan, readyScanSchema } from '../values/profile';

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

const answerSchema: v.GenericSchema<unknown, GetSharedScanAnswer> = v.object({
  data: v.object({
    scan: readyScanSchema,
    child: v.pick(childSchema, ['first_name', 'birth_month', 'birth_year']),
    expires_at: v.pipe(v.string(), v.isoTimestamp()),
  }),
});

/** Reads the scan of a sharing link, for anyone who has it. 404 for an unknown, expired or revoked link. */
export const getSharedScan = {
  name: 'getSharedScan',
  parse: (answer: unknown): GetSharedScanAnswer => parseShape('getSharedScan', answerSchema, answer),
} as const;
