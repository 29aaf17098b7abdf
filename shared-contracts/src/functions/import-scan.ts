import { parseScanStored, type ScanStored } from './deliver-scan';

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
