import type { PageArguments } from '@little-arches/contracts/remote';
import { thrownValues } from '@little-arches/contracts/testing/render';
import { Deferred } from '@little-arches/contracts/ui';
import { useEffect, useLayoutEffect, useState } from 'react';
// Imported by both names, which are one library: a second router would have no pages.
import { useLoaderData } from 'react-router';
import { useSearchParams } from 'react-router-dom';

const values = thrownValues(foreignError);

/** Reads from the query of `/bad/thrown` what is thrown and where: `?in=<place>&what=<name of thrownValues>`. */
function thrownBy(search: URLSearchParams): { readonly place: string; readonly value: unknown } {
  return { place: search.get('in') ?? '', value: values[search.get('what') ?? ''] };
}

function foreignError(): unknown {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const made: unknown =
    frame.contentWindow && Reflect.construct(Reflect.get(frame.contentWindow, 'Error'), ['bad: foreign']);
  frame.remove();
  return made;
}

export function loader({ request }: PageArguments) {
  const { place, value } = thrownBy(new URL(request.url).searchParams);
  if (place === 'loader') throw value;
  return { late: place === 'deferred data' ? Promise.reject(value) : Promise.resolve('here') };
}

export function Page() {
  const { late } = useLoaderData<{ late: Promise<string> }>();
  const [search] = useSearchParams();
  const { place, value } = thrownBy(search);
  const fail = () => {
    throw value;
  };
  return (
    <>
      <h1>Thrown</h1>
      <Deferred resolve={late} skeleton={<p>Loading ....</p>}>
        {(text) => <p>It is {text}</p>}
      </Deferred>
      <button type="button" onClick={place === 'handler' ? fail : undefined}>
        Throw in a handler
      </button>
      <button type="button" onClick={() => void setTimeout(fail)}>
        Throw in a timer
      </button>
      <button type="button" onClick={() => void Promise.reject(value)}>
        Leave a rejection
      </button>
      <Failing place={place} value={value} />
    </>
  );
}

function Failing({ place, value }: { place: string; value: unknown }) {
  const [late, setLate] = useState(false);
  if (place === 'render' || late) throw value;
  useLayoutEffect(() => {
    if (place === 'layout effect') throw value;
  });
  useEffect(() => {
    if (place === 'effect') throw value;
    if (place === 'late update') void fetch('/composition.json').then(() => setLate(true));
  });
  return null;
}
