import { readScanFile, type ScanFile } from 'shared-contracts/values';
import * as v from 'valibot';
import { Refusal } from './answer.ts';

/** Reads a scan file; 422 with `fields`, each wrong field and what it must be, where it can't be read. */
export function requireScanFile(value: unknown): ScanFile {
  const read = readScanFile(value);
  if ('scan' in read) return read.scan;
  const { problems } = read;
  const [first] = problems;
  const words = first ? `${first.field} ${first.problem}` : 'it holds nothing';
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
  throw new Refusal(422, `This scan file can’t be read: ${words}${more}.`, { fields: problems });
}

/** Reads what the database answers that has stored a scan. */
export const StoredScan = v.object({ scan_id: v.string(), known: v.boolean() });
