import { useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker, useLocation } from 'react-router-dom';
import type { Loading } from '../federation/loading';
import { loadDocument } from './load-document';

/**
 * Loads the next page as a document when this document must not show it, whatever led there: a link, a guard, a
 * press. Returns true while such a document is loading.
 */
export function useOwnDocument({ ownDocument, index }: Loading): boolean {
  const replaces = useRef(false);
  const stop = useCallback<BlockerFunction>(
    ({ nextLocation: { pathname }, historyAction }) => {
      replaces.current = historyAction === 'REPLACE';
      // Back and Forward load another document by themselves.
      return historyAction !== 'POP' && ownDocument.endsFor(pathname, index.knownOwnerOf(pathname));
    },
    [ownDocument, index],
  );
  const blocker = useBlocker(stop);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    loadDocument(blocker.location, { replace: replaces.current });
    // Back can restore this document in the state in which it was left.
    const release = ({ persisted }: PageTransitionEvent) => persisted && blocker.reset();
    window.addEventListener('pageshow', release);
    return () => window.removeEventListener('pageshow', release);
  }, [blocker]);

  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    // A redirect of a loader calls no blocker, and a page's own blocker is called instead of this one.
    if (ownDocument.endsFor(pathname, index.knownOwnerOf(pathname)))
      loadDocument({ pathname, search, hash }, { replace: true });
    else ownDocument.show(pathname);
  }, [ownDocument, index, pathname, search, hash]);
  return blocker.state === 'blocked';
}
