import * as v from 'valibot';
import { asError } from '../platform/thrown';

/**
 * Receives the path of the part of an answer that was left out, and the reason; never its value, which may be
 * personal.
 */
export type LeaveOut = (problem: string) => void;

/**
 * Parses the answer of `who`. `at` is the path of the value in the answer. Throws an Error that names `who` and the
 * wrong field, never its value.
 */
export function parseShape<Output>(
  who: string,
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  at = '',
): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const field = [at, v.getDotPath(result.issues[0])].filter(Boolean).join('.');
  throw new Error(`${who} answered something unexpected at '${field || 'the answer itself'}'`);
}

/**
 * Parses a list item by item: unreadable items are left out and passed to `leaveOut`. Throws as `parseShape` does
 * for a value that is not a list, and when no item can be read, because then the format is another one.
 */
export function parseList<Output>(
  who: string,
  schema: v.GenericSchema<unknown, Output>,
  value: unknown,
  at: string,
  leaveOut: LeaveOut,
): Output[] {
  const problems: Error[] = [];
  const items = parseShape(who, v.array(v.unknown()), value, at).flatMap((item, index) => {
    try {
      return [parseShape(who, schema, item, at ? `${at}.${index}` : `${index}`)];
    } catch (error) {
      problems.push(asError(error));
      return [];
    }
  });
  const [first] = problems;
  if (first && items.length === 0) throw first;
  for (const { message } of problems) leaveOut(`${message}; the entry was left out`);
  return items;
}
