import { createContext, useContext, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { StaticSection, StaticStatus } from './static-section';

/** The static section of the page that was loaded, for everything in the frame. */
export const StaticSectionContext = createContext<StaticSection | undefined>(undefined);

const never = () => () => {};
const ended = (): StaticStatus => 'ended';

/** The static section of the shown address and what it is now; nothing elsewhere, or once the page lives. */
export function useStaticSection(
  section: StaticSection | undefined,
): { readonly section: StaticSection; readonly status: StaticStatus } | undefined {
  const { pathname } = useLocation();
  const status = useSyncExternalStore(
    section?.subscribe ?? never,
    section?.get ?? ended,
    section?.getFirst ?? ended,
  );
  return section && section.path === pathname && status !== 'ended' ? { section, status } : undefined;
}

/** As `useStaticSection`, for what stands inside the frame. */
export function useStaticSectionHere() {
  return useStaticSection(useContext(StaticSectionContext));
}
