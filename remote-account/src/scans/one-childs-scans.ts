import * as v from 'valibot';

const visit = v.object({ child: v.string() });

/**
 * The state of a visit to the scans list that shows one child's. It is kept in the browser's history, so
 * reload and Back keep it, and not in the address: that ends in screenshots, shared links and logs.
 */
export function ofOneChild(id: string): v.InferOutput<typeof visit> {
  return { child: id };
}

/** Whose scans a visit shows; empty for all. */
export function childOf(state: unknown): string {
  const read = v.safeParse(visit, state);
  return read.success ? read.output.child : '';
}
