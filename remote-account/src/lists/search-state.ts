import * as v from 'valibot';

const searched = v.object({ search: v.string() });

/**
 * Returns the history state of a list that is searched for `search`. The text is kept in the browser's history and
 * not in the address.
 */
export function ofSearch(search: string): v.InferOutput<typeof searched> {
  return { search };
}

/** Returns the search text of a history state; empty without a search. */
export function searchOf(state: unknown): string {
  const read = v.safeParse(searched, state);
  return read.success ? read.output.search : '';
}
