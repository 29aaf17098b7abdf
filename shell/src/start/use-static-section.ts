import { createStore, useStore } from '@little-arches/contracts/host';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import type { StaticSection, StaticStatus } from './static-section';

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
