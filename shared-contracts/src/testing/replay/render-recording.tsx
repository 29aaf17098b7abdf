import { getConfig } from '@testing-library/react';
import { parseRecording } from '../../formats/recording/recording';
import { seededRandom } from '../../formats/recording/recording-parts';
import type { RemoteDefinition } from '../../remote';
import { renderPage } from '../render-page';
import type { Scenarios } from '../scenarios';
import { setClock } from '../standalone/browser-settings';
import { createReplay } from './create-replay';
import { startOf } from './replay-steps';
import { restoreStorage } from './restore-storage';
import { walkReplay } from './walk-replay';

/** Milliseconds that a page gets after each step, and at the end, to finish its own work. */
const BETWEEN = 20;
const AT_END = 300;

/**
 * Renders a remote in a recording (the text of its file, or a parsed one), and walks through it to the end. Returns
 * the differences from the recording, with everything that `renderPage` returns. Values that the recording lacks
 * come from the first scenario.
 */
export async function renderRecording(remote: RemoteDefinition, scenarios: Scenarios, recorded: unknown) {
  const recording = parseRecording(
    typeof recorded === 'string' ? recorded : JSON.stringify(recorded),
    'The recording',
  );
  const [scenario] = Object.values(scenarios);
  restoreStorage(recording);
  scenario?.equip?.();
  const { random } = Math;
  Math.random = seededRandom(recording.seed);
  const endClock = setClock(recording.recordedAt);
  const replay = createReplay(recording, remote.name, scenario?.options ?? {});
  const view = renderPage(remote, startOf(recording), {}, replay.host);
  replay.watch({
    path: () => view.router.state.location.pathname,
    goTo: (path) => void view.router.navigate(path),
    shows: (text) => (view.container.textContent ?? '').includes(text),
  });
  // React then schedules its own work, as in a browser.
  await getConfig().asyncWrapper(() =>
    walkReplay(replay, {
      goesOn: () => true,
      pause: (since) =>
        new Promise((resolve) => setTimeout(resolve, since === 0 && !replay.upcoming() ? AT_END : BETWEEN)),
    }),
  );
  endClock();
  Math.random = random;
  return { ...view, replay, differences: replay.get().differences };
}
