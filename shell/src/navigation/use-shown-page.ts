import { documentTitle } from '@little-arches/contracts/company';
import { focusOn, revealFragment, whenThere } from '@little-arches/contracts/ui';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useMatches, useNavigate, useNavigation } from 'react-router-dom';
import type { Reports } from '../reporting/report-error';
import type { FrameContext } from '../start/contexts';
import { createScrollPlaces, type LeftPlace } from './scroll-places';
import { findPage, remoteOf, type ShownPage, settledData, titleOf } from './shown-page';

/** The history entry that is shown. */
interface Shown {
  readonly id: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Keeps the window in step with the page: title, scroll position and focus after a navigation, and the event
 * `page/shown`.
 */
export function useShownPage({ bus }: FrameContext, { report }: Reports): void {
  const match = findPage(useMatches());
  const loaderData = useSettled(match?.loaderData);
  const { pathname, search, hash, key } = useLocation();
  const idle = useNavigation().state === 'idle';
  const { title, failure } = useTitle(match, loaderData);
  const name = match?.handle.page;
  const remote = match ? remoteOf(match) : 'shell';
  const last = useRef<Shown>(undefined);
  const [places] = useState(createScrollPlaces);
  const shownPath = useRef<string | undefined>(undefined);

  useEffect(() => {
    if (title) document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (failure) report(failure.thrown);
  }, [report, failure]);

  useEffect(() => places.start(), [places]);
  useFragmentLinks();

  // Before the page is painted, because a later move would happen under a finger.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is a new navigation, also to the same address.
  useLayoutEffect(() => {
    if (!idle) return;
    const id = idOfEntry(key, pathname + hash);
    const before = last.current;
    // A cancelled navigation changes nothing.
    if (before?.id === id) return;
    last.current = { id, pathname, search, hash };
    const place = places.show(id);
    // The browser has already shown the first page; a visitor who has begun to use it keeps their place.
    if (!before && document.activeElement !== document.body) return;
    const isNew = before !== undefined && before.pathname !== pathname;
    const leavesFragment =
      before !== undefined && before.hash !== '' && hash === '' && before.search === search;
    return arrive({ isNew, leavesFragment, hash, place });
  }, [idle, pathname, hash, key]);

  useEffect(() => {
    if (!idle || !title || !name || shownPath.current === pathname) return;
    shownPath.current = pathname;
    bus.publish('page/shown', { remote, page: name, title });
  }, [bus, idle, pathname, remote, name, title]);
}

/**
 * Returns an id of a history entry. Entries that the browser made, as for a plain link to a part of the page, all
 * have the same key.
 */
function idOfEntry(key: string, address: string): string {
  return key === 'default' ? `${key} ${address}` : key;
}

/** Sets the page's title. A page whose `meta` throws or returns nothing has its static title. */
function useTitle(
  match: ShownPage | undefined,
  loaderData: unknown,
): { title?: string; failure?: { readonly thrown: unknown } } {
  const handle = match?.handle;
  // A loaded module puts its `meta` into the handle, so an unchanged handle does not mean unchanged meta.
  const meta = handle?.meta;
  return useMemo(() => {
    if (!handle) return {};
    try {
      const { title } = titleOf({ handle: { ...handle, meta }, loaderData });
      if (typeof title !== 'string') throw new TypeError(`The title of page '${handle.page}' is no text`);
      return { title };
    } catch (thrown) {
      return { title: handle.definition.title, failure: { thrown } };
    }
  }, [handle, meta, loaderData]);
}

/** Returns the page's data once its promises have settled; titles are made from it. */
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

/**
 * Leads plain links to a part of the page (`<a href="#part">`) through the router: the browser would scroll by
 * itself, not move the focus, and use the same key for each such history entry.
 */
function useFragmentLinks(): void {
  const navigate = useNavigate();
  const { search, hash } = useLocation();
  useEffect(() => {
    // On the document, where `defaultPrevented` includes the page's own handlers.
    const follow = (press: MouseEvent) => {
      const { target, button, metaKey, ctrlKey, shiftKey, altKey } = press;
      if (press.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const link = target instanceof Element && target.closest('a[href^="#"]:not([target])');
      if (!link) return;
      press.preventDefault();
      const to = link.getAttribute('href') ?? '';
      void navigate({ search, hash: to }, { replace: to === hash });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, search, hash]);
}

/** The place within the page to which a navigation leads. */
interface Arrival {
  /** Whether the page differs from the previous one. */
  readonly isNew: boolean;
  /** Whether the address only lost its fragment. */
  readonly leavesFragment: boolean;
  readonly hash: string;
  /** The place where the page was left, for Back and Forward. */
  readonly place: LeftPlace | undefined;
}

/** Moves window and focus to the target of a navigation. Returns the function that ends waiting for it. */
function arrive({ isNew, leavesFragment, hash, place }: Arrival): (() => void) | undefined {
  if (place) return returnTo(place, isNew);
  const toTop = () => {
    if (!isNew && !leavesFragment) return;
    focusPage();
    window.scrollTo(0, 0);
  };
  if (hash) return revealFragment(hash, toTop);
  toTop();
  return undefined;
}

/** Focuses the control that led away, so that Back and the next key continue from there. */
function returnTo({ find, top, isAtControl }: LeftPlace, isNew: boolean): () => void {
  const toHeading = () => {
    if (isNew) focusPage();
    window.scrollTo(0, top);
  };
  return whenThere(
    find,
    (control) => {
      if (!focusOn(control)) return toHeading();
      window.scrollTo(0, top);
      // The page may be shorter or longer than when it was left.
      if (isAtControl && !isInWindow(control)) control.scrollIntoView({ block: 'center' });
    },
    toHeading,
  );
}

function isInWindow(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}

/** Focuses the heading of the page, or the content of a page without a heading. */
function focusPage(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector('h1') ?? main;
  if (target) focusOn(target);
}
