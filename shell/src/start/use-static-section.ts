import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { createStore, useStore } from 'shared-contracts/host';
import type { StaticSection, StaticStatus } from './static-section';

/** The static section of the page that was loaded, for everything in the frame. */
export const StaticSectionContext = createContext<StaticSection | undefined>(undefined);

const none = createStore<StaticStatus>('ended');

/**
 * The static section of the shown address and what it is now; nothing elsewhere, or once the page is alive.
 */
export function useStaticSection(
  section: StaticSection | undefined,
): { readonly section: StaticSection; readonly status: StaticStatus } | undefined {
  const { pathname } = useLocation();
  const status = useStore(section ?? none, section?.getFirst() ?? 'ended');
  return section && section.path === pathname && status !== 'ended' ? { section, status } : undefined;
}

/** As `useStaticSection`, for content inside the frame. */
export function useStaticSectionHere() {
  return useStaticSection(useContext(StaticSectionContext));
}
