import type { Recording } from '../../formats/recording/recording';
import { seededRandom } from '../../formats/recording/recording-parts';
import type { RemoteDefinition } from '../../remote';
import { createReplay } from '../replay/create-replay';
import { startOf } from '../replay/replay-steps';
import { restoreStorage } from '../replay/restore-storage';
import type { Scenarios } from '../scenarios';
import { ReplayBar } from './bar/replay-bar';
import { setClock, settleMedia } from './browser-settings';
import { logHost } from './host-log';
import type { Chosen } from './host-parts';
import { mountAlone } from './mount-alone';
import { hrefOfRecording } from './opened-scenario';
import { replaceAddress } from './shown-address';

interface OpenedRecording {
  readonly name: string;
  readonly recording: Recording;
  readonly chosen: Chosen;
}

/**
 * Shows a recording from its beginning, with the browser settings, the clock and the random numbers of that moment.
 */
export function startReplay(
  root: HTMLElement,
  remote: RemoteDefinition,
  scenarios: Scenarios,
  { name, recording, chosen }: OpenedRecording,
): void {
  const complete = (href: string) => hrefOfRecording(href, name, chosen, href);
  replaceAddress(complete(new URL(startOf(recording), window.location.origin).href));
  const [scenario] = Object.values(scenarios);
  restoreStorage(recording);
  scenario?.equip?.();
  settleMedia(chosen);
  setClock(recording.recordedAt);
  Math.random = seededRandom(recording.seed);

  const replay = createReplay(recording, remote.name, scenario?.options ?? {});
  const Bar = () => <ReplayBar name={name} recording={recording} replay={replay} scenarios={scenarios} />;
  const router = mountAlone({
    root,
    remote,
    log: logHost(replay.host),
    Bar,
    complete,
    // Each answer comes with its step, never by itself.
    faults: { '*': 'silent' },
  });
  replay.watch({
    path: () => router.state.location.pathname,
    goTo: (path) => void router.navigate(path),
    shows: (text) => document.querySelector('main')?.textContent?.includes(text) ?? false,
  });
}
