import { useEffect, useLayoutEffect, useState } from 'react';
import { deeds } from './deeds';

type Failure = 'render' | 'effect' | 'layout effect' | 'late update';

const failures: readonly Failure[] = ['render', 'effect', 'layout effect', 'late update'];

/** Shows a button for each deed. */
export function Page() {
  const [failure, setFailure] = useState<Failure>();
  return (
    <>
      <h1>Bad deeds</h1>
      {Object.entries(deeds).map(([name, deed]) => (
        <button key={name} type="button" onClick={deed}>
          {name}
        </button>
      ))}
      {failures.map((name) => (
        <button key={name} type="button" onClick={() => setFailure(name)}>
          throws in {name}
        </button>
      ))}
      {failure ? <Failing in={failure} /> : null}
    </>
  );
}

function Failing({ in: place }: { readonly in: Failure }) {
  const [late, setLate] = useState(false);
  const fail = () => {
    throw new Error(`bad: throws in ${place}`);
  };
  if (place === 'render' || late) fail();
  useLayoutEffect(() => {
    if (place === 'layout effect') fail();
  });
  useEffect(() => {
    if (place === 'effect') fail();
    if (place === 'late update') void fetch('/composition.json').then(() => setLate(true));
  });
  return null;
}
