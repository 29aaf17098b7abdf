import * as v from 'valibot';
import { asError } from '../platform/thrown';

/**
 * Thrown when something stored has a format that is too new for this reader. The message names what to upgrade.
 * Never guess the content, and never overwrite it.
 */
export class NewerFormatError extends Error {
  override readonly name = 'NewerFormatError';
}

/** What is read, for the message of a parse error. */
interface About {
  /** Begins a sentence: `The composed site`. */
  readonly what: string;
  /** The newest format that this reader supports. */
  readonly format: number;
  /** The package to upgrade to read a newer format. */
  readonly reader: string;
}

/**
 * Throws a NewerFormatError for a value in a newer format than the reader supports. A value without a number has
 * the first format.
 */
export function mustKnowFormat(value: unknown, { what, format, reader }: About): void {
  const found = typeof value === 'object' && value !== null && 'format' in value ? value.format : 1;
  if (typeof found !== 'number') throw new Error(`${what} is wrong at 'format': it must be a number`);
  if (found > format)
    throw new NewerFormatError(
      `${what} has format ${found}, this reader knows ${format}: it was written by a newer release tool. Upgrade ${reader}.`,
    );
}

/** A part of something stored that could not be read. The rest is still read. */
export interface Unreadable {
  /** Its path, such as `pages.3.html`. */
  readonly at: string;
  readonly reason: string;
  /** The unchanged part, so that a tool that writes the whole again loses nothing. */
  readonly value: unknown;
}

/**
 * Reads something that was stored or inlined. Throws a NewerFormatError when a newer tool wrote it, otherwise an
 * Error that names the wrong field.
 */
export function parseStored<Output>(
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  about: About,
): Output {
  mustKnowFormat(value, about);
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Error(`${about.what} is wrong at '${pathOf(result.issues)}': ${result.issues[0].message}`);
}

/** Reads a list item by item: unreadable items are left out and returned separately. `at` is the path of the list. */
export function parseItems<Output>(
  read: (item: unknown) => Output,
  items: readonly unknown[],
  at: string,
): { items: Output[]; unreadable: Unreadable[] } {
  const readable: Output[] = [];
  const unreadable: Unreadable[] = [];
  for (const [index, value] of items.entries())
    try {
      readable.push(read(value));
    } catch (error) {
      const { field, message } =
        error instanceof ItemError ? error : { field: '', message: String(asError(error)) };
      unreadable.push({
        at: [at, index, field].filter((part) => part !== '').join('.'),
        reason: message,
        value,
      });
    }
  return { items: readable, unreadable };
}

/** Parses one item of a list, for `parseItems`. */
export function parseItem<Output>(schema: v.GenericSchema<unknown, Output>, item: unknown): Output {
  const result = v.safeParse(schema, item);
  if (result.success) return result.output;
  throw new ItemError(pathOf(result.issues), result.issues[0].message);
}

/** Thrown when a field of a list's item is wrong. */
export class ItemError extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

function pathOf([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return v.getDotPath(issue) ?? '';
}
