import { useStore } from '@little-arches/contracts/host';
import { type ReactNode, useLayoutEffect } from 'react';
import { useMatches, useNavigation, useOutlet } from 'react-router-dom';
import { ExpiredSessionDialogHost } from '../access/expired-session';
import { FailedProfileBar } from '../access/failed-profile-bar';
import { Frame } from '../frame/frame';
import { LoadingSection } from '../frame/loading-section';
import type { StaticSection } from '../frame/static-section';
import {
  StaticSectionBar,
  StaticSectionContext,
  StaticSectionView,
  useStaticSection,
} from '../frame/static-section-view';
import { findPage } from '../navigation/shown-page';
import { useOwnDocument } from '../navigation/use-own-document';
import { useShownPage } from '../navigation/use-shown-page';
import { ProfileReaderProvider } from '../session/failed-profile';
import type { ShellSession } from '../session/session';
import { PanelOutlet } from '../slots/panel-outlet';
import { CLOSED } from '../slots/panels';
import type { Contexts } from '../start/contexts';

/**
 * Renders the frame around every page. While the first section loads, the frame contains the prerendered section,
 * or an outline of the page.
 */
export function FrameLayout({
  contexts: { loading, session, frame, reports },
  section,
}: {
  contexts: Contexts;
  section: StaticSection | undefined;
}): ReactNode {
  const shown = useStaticSection(section);
  const outlet = useOutlet();
  const isLeaving = useOwnDocument(loading);
  const busy = useNavigation().state !== 'idle' || isLeaving;
  useShownPage(frame, reports);
  useKeptSession(session);
  const panel = useStore(frame.panels, CLOSED);
  const { version } = loading.composition.shell;
  return (
    <ProfileReaderProvider value={session}>
      <Frame version={version} busy={busy} announcer={frame.announcer}>
        {shown ? <StaticSectionView {...shown} /> : null}
        <StaticSectionContext value={section}>
          {outlet ?? (shown ? null : <LoadingSection />)}
        </StaticSectionContext>
        {shown ? <StaticSectionBar {...shown} /> : null}
        <FailedProfileBar />
        <PanelOutlet state={panel} panels={frame.panels} />
        <ExpiredSessionDialogHost session={session} />
      </Frame>
    </ProfileReaderProvider>
  );
}

/** Keeps a session as expired when it ends while the shown page needs the signed-in person. */
function useKeptSession({ keepPage }: ShellSession): void {
  const page = findPage(useMatches())?.handle.definition;
  const { access = 'anyone', holdsSession = access !== 'anyone' && access !== 'signed-out' } = page ?? {};
  // Runs with the page and not after it: a session may end between the two.
  useLayoutEffect(() => (holdsSession ? keepPage() : undefined), [keepPage, holdsSession]);
}
