import { readScanFile, type ScanFile } from '@little-arches/contracts/values';
import * as v from 'valibot';
import { Refusal } from './answer.ts';

/** Parses a scan file. Refuses an invalid one with 422 and `fields`: each invalid field and its requirement. */
export function requireScanFile(value: unknown): ScanFile {
  const read = readScanFile(value);
  if ('scan' in read) return read.scan;
  const { problems } = read;
  const [first] = problems;
  const words = first ? `${first.field} ${first.problem}` : 'it holds nothing';
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
  throw new Refusal(422, `This scan file can’t be read: ${words}${more}.`, { fields: problems });
}

/** Schema of the database's answer after it stored a scan. */
export const StoredScan = v.object({ scan_id: v.string(), known: v.boolean() });
