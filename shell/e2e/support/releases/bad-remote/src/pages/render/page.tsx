import { Suspense } from 'react';

function Broken(): never {
  throw new Error('bad: a page throws while it renders');
}

/** Inside a boundary: React then reports it from a task of its own. */
export function Page() {
  return (
    <Suspense fallback={<p>Waiting</p>}>
      <Broken />
    </Suspense>
  );
}
