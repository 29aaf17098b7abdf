import { type ReactNode, useSyncExternalStore } from 'react';
import { useNavigation, useOutlet } from 'react-router-dom';
import { Frame } from './frame/frame';
import { LoadingSection } from './frame/loading-section';
import { PanelOutlet } from './panel-outlet';
import type { Shell } from './shell';
import { useShownPage } from './use-shown-page';

/** The frame round every page; while the first section loads it holds the outline of a page. */
export function FrameLayout({ shell }: { shell: Shell }): ReactNode {
  const outlet = useOutlet();
  const busy = useNavigation().state !== 'idle';
  useShownPage(shell);
  const panel = useSyncExternalStore(shell.panels.subscribe, shell.panels.get, shell.panels.getServer);
  return (
    <Frame version={shell.composition.shell.version} busy={busy} announcer={shell.announcer}>
      {outlet ?? <LoadingSection />}
      <PanelOutlet state={panel} panels={shell.panels} />
    </Frame>
  );
}
