import * as v from 'valibot';
import { asError } from '../../values/thrown';
import { type About, mustKnowFormat } from './newer-format';
import type { Unreadable } from './unreadable';

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
