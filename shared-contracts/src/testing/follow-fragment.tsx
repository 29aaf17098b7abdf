import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { revealFragment } from '../ui/reveal';

/** Scrolls to the part of the page that the address names, as the shell does. */
export function FollowFragment() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, also to the same address.
  useEffect(() => (hash ? revealFragment(hash) : undefined), [hash, key]);
  return <Outlet />;
}
