import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import type { PageHandle } from 'shared-contracts/remote';
import type { Shell } from './shell';

/** How long an address's fragment may wait for the element it names, in milliseconds. */
const FRAGMENT_PATIENCE = 5000;

interface Match {
  readonly id: string;
  readonly handle: unknown;
  readonly loaderData: unknown;
}

/**
 * Keeps the window in step with the page: title, scroll position, focus and announcement after a navigation,
 * and the event `page/shown`.
 */
export function useShownPage(shell: Shell): void {
  const matches = useMatches() as Match[];
  const { pathname, hash, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const page = matches.findLast(({ handle }) => isPage(handle));
  const handle = page?.handle as PageHandle | undefined;
  const remote = page?.id.split(':')[0] ?? 'shell';
  const title = handle && (handle.meta?.(page?.loaderData)?.title ?? handle.definition.title);
  const shownPath = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (title) document.title = title === brand.product ? title : `${title} · ${brand.product}`;
  }, [title]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, also to the same address.
  useEffect(() => {
    if (!idle) return;
    const firstPage = shownPath.current === undefined;
    const newPath = shownPath.current !== pathname;
    shownPath.current = pathname;
    if (newPath && !firstPage && !hash) window.scrollTo(0, 0);
    if (newPath && !firstPage) focusPage();
    if (newPath && title) {
      if (!firstPage) shell.announcer.announce(title);
      shell.bus.publish('page/shown', { remote, page: handle?.page ?? '', title });
    }
    if (hash) return scrollToFragment(hash);
  }, [idle, pathname, hash, key]);
}

function isPage(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'definition' in handle;
}

function focusPage() {
  const main = document.getElementById('main');
  const heading = main?.querySelector('h1');
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  (heading ?? main)?.focus({ preventScroll: true });
}

/** Scrolls to the element a fragment names, waiting for it while the page's data arrives. */
function scrollToFragment(hash: string): (() => void) | undefined {
  const id = decodeFragment(hash);
  const find = () => {
    const element = document.getElementById(id);
    element?.scrollIntoView();
    return element !== null;
  };
  if (find()) return undefined;
  const observer = new MutationObserver(() => {
    if (find()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), FRAGMENT_PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** A fragment as typed by anybody may hold broken escapes; then it names nothing. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
