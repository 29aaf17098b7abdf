import { Suspense } from 'react';

function Broken(): never {
  throw new Error('bad: a page throws while it renders');
}

/** Throws inside a boundary, so that React reports it in a separate task. */
export function Page() {
  return (
    <Suspense fallback={<p>Waiting</p>}>
      <Broken />
    </Suspense>
  );
}
