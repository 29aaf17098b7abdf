import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** File in a repository that records how it was generated. */
export const RECORD_FILE = '.little-arches.json';

const FORMAT = 1;
const texts = v.record(v.string(), v.string());
const recordSchema = v.object({
  format: v.literal(FORMAT),
  /** Version of this package that generated the files. */
  version: v.string(),
  name: v.string(),
  registry: v.string(),
  /** Hashes of the generated files, by path. */
  files: texts,
  /** Versions that were written to package.json. */
  packages: texts,
});

/** What a repository was generated from. */
export type ScaffoldRecord = v.InferOutput<typeof recordSchema>;

/** A refusal that is printed as one sentence. */
export class Refusal extends Error {}

/** Returns a text's hash, the same for both kinds of line ends. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex').slice(0, 16);
}

/** Reads the record of a repository. Throws a Refusal when it has none, or one of another format. */
export function readRecord(folder: string): ScaffoldRecord {
  const text = readIfThere(path.join(folder, RECORD_FILE));
  if (text === undefined)
    throw new Refusal(
      `${folder} has no ${RECORD_FILE}: it was not made by npm create @little-arches/remote.`,
    );
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), recordSchema), text);
  if (parsed.success) return parsed.output;
  throw new Refusal(
    `${RECORD_FILE} can't be read. A newer version may have written it: use that one, or restore the file.`,
  );
}

/** Returns a record as text. */
export function recordText(record: Omit<ScaffoldRecord, 'format'>): string {
  return `${JSON.stringify({ format: FORMAT, ...record }, null, 2)}\n`;
}

/** Returns the text of a file; undefined when there is none. */
export function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
