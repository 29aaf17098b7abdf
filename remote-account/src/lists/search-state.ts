import * as v from 'valibot';

const searched = v.object({ search: v.string() });

/**
 * The state of a visit to a list that was searched; it is kept in the browser's history and not in the
 * address.
 */
export function ofSearch(search: string): v.InferOutput<typeof searched> {
  return { search };
}

/** What a visit searches for; empty for nothing. */
export function searchOf(state: unknown): string {
  const read = v.safeParse(searched, state);
  return read.success ? read.output.search : '';
}
