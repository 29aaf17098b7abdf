import { useLayoutEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { findPage } from '../navigation/shown-page';
import type { ShellSession } from '../session/session';

/** Keeps a session as expired when it ends while the shown page needs the signed-in person. */
export function useKeptSession({ keepPage }: Pick<ShellSession, 'keepPage'>): void {
  const page = findPage(useMatches())?.handle.definition;
  const { access = 'anyone', holdsSession = access !== 'anyone' && access !== 'signed-out' } = page ?? {};
  // Runs with the page and not after it: a session may end between the two.
  useLayoutEffect(() => (holdsSession ? keepPage() : undefined), [keepPage, holdsSession]);
}
