import * as v from 'valibot';

const visit = v.object({ child: v.string() });

/**
 * Returns the history state that limits the scans list to one child. It is kept in the browser's history, so that
 * reload and Back keep it; the address would appear in screenshots, shared links and logs.
 */
export function ofOneChild(id: string): v.InferOutput<typeof visit> {
  return { child: id };
}

/** Returns the child's id in a history state; empty for all children. */
export function childOf(state: unknown): string {
  const read = v.safeParse(visit, state);
  return read.success ? read.output.child : '';
}
