// The page must render in Node, or it could not be released.
if (typeof document !== 'undefined') throw new Error('bad: a chunk throws');

/** Never shown, because its chunk throws. */
export function Page() {
  return <h1>A chunk that throws</h1>;
}
