import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/use-hydrated';

const QUERY = 'topic';

/** The topic in the page's address (`?topic=`), null for all; and a function that chooses another one. */
export function useTopic(): [topic: string | null, choose: (topic: string | null) => void] {
  const { key, search } = useLocation();
  const [choice, setChoice] = useState<{ visit: string; topic: string | null }>();
  // The page was prerendered without a query, so the first render in the browser must ignore it too.
  const hydrated = useHydrated();
  const asked = hydrated ? new URLSearchParams(search).get(QUERY) : null;
  // A navigation to this same page (from the header, say) has the last word over an earlier choice.
  const topic = choice?.visit === key ? choice.topic : asked;

  function choose(next: string | null) {
    setChoice({ visit: key, topic: next });
    // Not through the router: it would run the loader and read every story again.
    const url = new URL(window.location.href);
    if (next) url.searchParams.set(QUERY, next);
    else url.searchParams.delete(QUERY);
    window.history.replaceState(window.history.state, '', url);
  }
  return [topic, choose];
}
