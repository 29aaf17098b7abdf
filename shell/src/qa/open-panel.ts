import { QA_ELEMENT, QA_FORMAT, type QaPage } from '@little-arches/contracts/formats/page';
import { CONTRACT_VERSION } from '@little-arches/contracts/remote';
import { readInlined } from '../loading/inlined';
import type { Shell } from '../shell';
import type { Vital } from '../vitals/measured-page';
import { observeVitals } from '../vitals/observe-vitals';
import { createPanel } from './panel';
import { qaReport, type Watched, type WatchedShell } from './qa-report';
import { onShortcut } from './shortcut/shortcut';
import { createFramePlaces } from './watch/frame-places';
import { watchBus } from './watch/watch-bus';

/** Opens the panel; from then on the shortcut opens and closes it. */
export function openPanel(shell: Shell, watched: Watched): void {
  watched.holds.ignoring(() => open(shell, watched));
}

function open(shell: Shell, watched: Watched): void {
  const { page, holds } = watched;
  const vitals: Vital[] = [];
  const sessions: { at: number; status: string }[] = [];
  const noteSession = () => {
    const { status } = shell.session.get();
    if (sessions.at(-1)?.status !== status) sessions.push({ at: Math.round(performance.now()), status });
  };
  noteSession();
  const known = readKnown();
  const { version } = shell.composition.shell;
  const own = known?.packages.shell?.find((listed) => listed.version === version);
  const bus = watchBus(shell.bus, holds, ({ name }) => {
    if (name === 'page/shown') holds.nextPage();
    page.tell();
  });
  const vitalsNow = observeVitals((vital) => void vitals.push(vital), {
    bus: shell.bus,
    pattern: () => shell.index.patternOf(window.location.pathname) ?? '*',
  });
  const offered = { contract: CONTRACT_VERSION, runtime: own?.runtime ?? '' };
  const places = createFramePlaces(page.tell);
  const parts: WatchedShell = { ...watched, bus, vitals, vitalsNow, sessions, known, offered, places };
  const panel = createPanel(shell, parts, () => qaReport(shell, parts));
  page.subscribe(panel.show);
  shell.session.subscribe(() => {
    noteSession();
    panel.show();
  });
  window.addEventListener('resize', panel.show);
  onShortcut(panel.toggle);
  panel.toggle();
}

function readKnown(): QaPage | undefined {
  return document.getElementById(QA_ELEMENT) ? readInlined<QaPage>(QA_ELEMENT, QA_FORMAT) : undefined;
}
