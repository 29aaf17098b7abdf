import { createStore, useStore } from '@little-arches/contracts/host';
import { createContext, createElement, useContext, useEffect, useLayoutEffect } from 'react';
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { Bar } from './bar';
import { LoadButton } from './load-button';
import type { StaticSection, StaticStatus } from './static-section';
import { useRetry } from './use-retry';

/** Milliseconds without functions before the page shows a message. */
const PATIENCE = 5000;

/** Makes React leave the content unchanged. Trusted Types would refuse an empty string. */
const NOT_REACTS = { __html: emptyHtml() };

/**
 * Renders the static section: an element whose content React neither renders nor reads. Links in it are ordinary
 * ones and load the next page as a document, which can then be read in any case.
 */
export function StaticSectionView({ section, status }: { section: StaticSection; status: StaticStatus }) {
  useEffect(() => {
    const timer = setTimeout(section.slow, PATIENCE);
    return () => clearTimeout(timer);
  }, [section]);
  if (status === 'ready') return null;
  return createElement(section.element().localName, {
    ref: section.adopt,
    suppressHydrationWarning: true,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: always empty; this makes React ignore the content.
    dangerouslySetInnerHTML: NOT_REACTS,
  });
}

/** Shows below the page that some of its functions are missing, after a while. */
export function StaticSectionBar({ status }: { status: StaticStatus }) {
  return status === 'slow' || status === 'failed' ? (
    <MissingFunctionsBar failed={status === 'failed'} />
  ) : null;
}

function emptyHtml(): string {
  const types: unknown = Reflect.get(globalThis, 'trustedTypes');
  const empty: unknown = typeof types === 'object' && types !== null && Reflect.get(types, 'emptyHTML');
  // React passes the value on unchanged, whatever its type is.
  return empty ? (empty as string) : '';
}

/**
 * Wraps a page, inside its error boundary: it is mounted only with a page that has rendered. Removes the static
 * section before the first paint.
 */
export function LivePage() {
  const section = useStaticSectionHere()?.section;
  useLayoutEffect(() => section?.giveWay(), [section]);
  return <Outlet />;
}

/** The static section of the loaded page, for all components in the frame. */
export const StaticSectionContext = createContext<StaticSection | undefined>(undefined);

const none = createStore<StaticStatus>('ended');

/**
 * Returns the static section of the shown address and its status; undefined on other pages, and once the page is
 * interactive.
 */
export function useStaticSection(
  section: StaticSection | undefined,
): { readonly section: StaticSection; readonly status: StaticStatus } | undefined {
  const { pathname } = useLocation();
  const status = useStore(section ?? none, section?.getFirst() ?? 'ended');
  return section && section.path === pathname && status !== 'ended' ? { section, status } : undefined;
}

/** Like `useStaticSection`, for content inside the frame. */
export function useStaticSectionHere() {
  return useStaticSection(useContext(StaticSectionContext));
}

const FAILED = 'Some functions of this page could not be loaded.';
const SLOW = 'Some functions of this page are still loading.';

/** Shows that the page can be read, but not everything in it works. `failed` offers another try. */
function MissingFunctionsBar({ failed }: { failed: boolean }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const retrying = useNavigation().location?.pathname === pathname;
  const retry = useRetry(retrying, () => void navigate(pathname + search + hash, { replace: true }), FAILED);
  return (
    <Bar text={failed ? FAILED : SLOW}>
      {failed ? <LoadButton look="quiet" retrying={retrying} onRetry={retry} /> : null}
    </Bar>
  );
}
