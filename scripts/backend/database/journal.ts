import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { writeWhole } from '@little-arches/kit/files/write-file';
import * as v from 'valibot';

/** An append-only file of entries: an entry is safe from a kill once `append` has returned. */
export interface Journal<Entry> {
  /** Content of the file when it was opened, oldest first. */
  readonly entries: readonly Entry[];
  append(entry: Entry): void;
  /** Replaces all entries with these, so that the file does not grow forever. */
  replace(entries: readonly Entry[]): void;
}

const headSchema = v.object({ format: v.number() });

/**
 * Opens a journal, which is created with its first entry. The first line holds the format, each further line an
 * entry. Drops a last line that a kill truncated, because it was never acknowledged, and skips any invalid line.
 * Throws a sentence when the file has another format.
 */
export function openJournal<Schema extends v.GenericSchema>(
  file: string,
  format: number,
  schema: Schema,
): Journal<v.InferOutput<Schema>> {
  type Entry = v.InferOutput<Schema>;
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole !== text) truncateSync(file, Buffer.byteLength(whole));
  const [head, ...lines] = whole.split('\n').filter(Boolean);
  if (head !== undefined && readLine(headSchema, head)?.format !== format)
    throw new Error(
      `${file} was not written by this release. Use the release that wrote it, or move that file away to start without its content.`,
    );
  const first = `${JSON.stringify({ format })}\n`;
  return {
    entries: lines.flatMap((line) => {
      const entry = readLine(schema, line);
      return entry === undefined ? [] : [entry];
    }),
    append(entry: Entry) {
      const size = existsSync(file) ? statSync(file).size : 0;
      const line = `${JSON.stringify(entry)}\n`;
      try {
        appendFileSync(file, size === 0 ? first + line : line, { mode: 0o600 });
      } catch (error) {
        // A full disk may have truncated the entry; the next one must not continue it.
        if (existsSync(file)) truncateSync(file, size);
        throw error;
      }
    },
    replace(entries: readonly Entry[]) {
      writeWhole(file, first + entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    },
  };
}

function readLine<Schema extends v.GenericSchema>(
  schema: Schema,
  line: string,
): v.InferOutput<Schema> | undefined {
  try {
    return v.parse(schema, JSON.parse(line));
  } catch {
    return undefined;
  }
}
