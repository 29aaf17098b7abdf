import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router-dom';
import { documentTitle } from 'shared-contracts/brand';
import type { Shell } from '../shell';
import { createScrollPlaces } from './scroll-places';
import { findPage, remoteOf, settledData, titleOf } from './shown-page';

/** How long an address's fragment may wait for the element it names, in milliseconds. */
const FRAGMENT_PATIENCE = 5000;

/**
 * Keeps the window in step with the page: title, scroll position and focus after a navigation, and the event
 * `page/shown`.
 */
export function useShownPage(shell: Shell): void {
  const match = findPage(useMatches());
  const loaderData = useSettled(match?.loaderData);
  const { pathname, hash, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const { title, failure } = useTitle(match, loaderData);
  const name = match?.handle.page;
  const remote = match ? remoteOf(match) : 'shell';
  const lastPath = useRef<string>(pathname);
  const [places] = useState(createScrollPlaces);
  const shownPath = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (failure) shell.host.reportError(failure);
  }, [shell, failure]);

  useEffect(() => places.start(), [places]);

  // Before the page is painted: what moves then moves under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, also to the same address.
  useLayoutEffect(() => {
    if (!idle) return;
    const isNew = lastPath.current !== pathname;
    lastPath.current = pathname;
    if (isNew) focusPage();
    const place = places.show(key);
    if (place === undefined && hash) return scrollToFragment(hash);
    if (place !== undefined || isNew) window.scrollTo(0, place ?? 0);
  }, [idle, pathname, hash, key]);

  useEffect(() => {
    if (!idle || !title || !name || shownPath.current === pathname) return;
    shownPath.current = pathname;
    shell.bus.publish('page/shown', { remote, page: name, title });
  }, [shell, idle, pathname, remote, name, title]);
}

/** The page's title; a page whose `meta` throws has its static one and does not take the frame along. */
function useTitle(
  match: ReturnType<typeof findPage>,
  loaderData: unknown,
): { title?: string; failure?: unknown } {
  const handle = match?.handle;
  // A loaded module puts its `meta` into the handle, so an unchanged handle does not mean unchanged meta.
  const meta = handle?.meta;
  return useMemo(() => {
    if (!handle) return {};
    try {
      return { title: titleOf({ handle: { ...handle, meta }, loaderData }).title };
    } catch (failure) {
      return { title: handle.definition.title, failure };
    }
  }, [handle, meta, loaderData]);
}

/** The page's data once its promises are there; titles come from it. */
function useSettled(loaderData: unknown): unknown {
  const [late, setLate] = useState<{ of: unknown; data: unknown }>();
  const settled = settledData(loaderData);
  useEffect(() => {
    let current = true;
    const waiting = settledData(loaderData);
    if (waiting instanceof Promise)
      void waiting.then((data) => {
        if (current) setLate({ of: loaderData, data });
      });
    return () => {
      current = false;
    };
  }, [loaderData]);
  if (!(settled instanceof Promise)) return settled;
  return late?.of === loaderData ? late?.data : undefined;
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
