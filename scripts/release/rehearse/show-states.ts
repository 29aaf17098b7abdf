import { eachAtMost } from '@little-arches/kit/each-at-most';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { launchBrowser, WITHOUT_OPTIMIZING } from '@little-arches/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import type { Compared } from '../compose/compose-candidate';
import type { SiteManifest, StoredPage } from '../model/site';
import { fillersOfPage } from '../model/slot-fillers';
import { readPage } from '../site/stored-site';
import { liveVersion, liveVersionsOf } from '../store/live-versions';
import type { ReleaseStore } from '../store/store';
import { checkShown } from './page/check-shown';
import { type Fault, lateAfter } from './page/faults';
import { NEUTRAL } from './page/go-to';
import { type OpenPage, openPage, type Shown } from './page/open-page';
import { pageAt } from './page/page-at';
import { LateError } from './page/when-quiet';
import type { ScenarioKit } from './scenario-kit';
import { nameOf, type State } from './state';

/** Pages open at once: most of their time is spent waiting for React and for answers. */
const TABS = 4;

export interface Watched {
  readonly state: State;
  readonly faults: readonly Fault[];
  /** Calls of the page that its scenario has no answer for. */
  readonly unanswered: readonly string[];
}

export interface Showing {
  readonly rehearsed: Compared;
  /** The kit of each package with scenarios. */
  readonly kits: ReadonlyMap<string, ScenarioKit>;
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
}

/**
 * Shows states of the future site, several at once, and returns what was seen. A faulty state is shown once more
 * alone, beside its live version: a fault counts when it occurs again and the live version does not have it. Throws a
 * UsageError, which is no verdict, when the live version takes more than half of the time as well. Closes the browser.
 */
export async function showStates(
  states: readonly State[],
  browser: Browser,
  showing: Showing,
): Promise<Watched[]> {
  const { store, site, registry } = showing.rehearsed;
  const late = new Set<string>();
  const watching = eachAtMost(TABS, states, (state) =>
    watchState(state, browser, { store, site }, showing, late),
  );
  // A page in an endless loop keeps a processor busy until its browser ends.
  const watched = await watching.finally(() => browser.close());

  const counted = new Set<string>();
  const judged: Watched[] = [];
  for (const seen of watched) {
    const isNew = seen.faults.some((fault) => !counted.has(keyOf(seen.state, fault)));
    const sure = isNew ? await judgeAlone(seen, showing) : seen;
    for (const fault of sure.faults) counted.add(keyOf(sure.state, fault));
    judged.push(isFilled(sure.state) ? { ...sure, unanswered: [] } : sure);
  }
  return judged;

  /** Returns whether other packages fill slots of a state's page: its scenario need not answer their calls. */
  function isFilled({ package: name, pattern }: State): boolean {
    const { addresses = [] } = liveVersion(registry, name)?.extras ?? {};
    const { slots } = addresses.find(({ path }) => path === pattern) ?? {};
    return fillersOfPage(site.composition, slots).some((filler) => filler.name !== name);
  }
}

/** Shows a faulty state and its live version, each alone in a browser, and returns what counts of its faults. */
async function judgeAlone({ state }: Watched, showing: Showing): Promise<Watched> {
  const { store, site, live } = showing.rehearsed;
  const again = await watchAlone(state, { store, site }, showing);
  const livePage = live && pageAt(live.pages, state.path);
  const isLive = live && livePage?.owner === state.package;
  if (again.faults.length === 0 || !(isLive || isLate(again))) return again;
  // A late page that is not live yet is compared with one that no remote renders.
  const neutral = { ...state, path: NEUTRAL, pattern: NEUTRAL, scenario: undefined };
  // Between late and in time is chance on a busy machine, so the live page must be clearly faster.
  const half = isLate(again) ? { ...showing, timeLimit: showing.timeLimit / 2 } : showing;
  const before = isLive
    ? await watchAlone(
        state,
        { store, site: await withPages(store, live, [livePage, pageAt(live.pages, NEUTRAL)]) },
        half,
      )
    : await watchAlone(neutral, { store, site }, half);
  if (isLate(again) && isLate(before))
    throw new UsageError(
      `This machine is too busy for a verdict: ${nameOf(state)} was not ready within ${showing.timeLimit / 1000} seconds, and the page that is live not within half of that. Try again when less runs on it.`,
    );
  const known = new Set(isLive ? before.faults.map(textOf) : []);
  return { ...again, faults: again.faults.filter((fault) => !known.has(textOf(fault))) };
}

/** Returns a stored site with these of its pages in memory. */
async function withPages(
  store: ReleaseStore,
  site: SiteManifest,
  pages: readonly (StoredPage | undefined)[],
) {
  const read = pages.flatMap((page) => page ?? []).map((page) => readPage(store, site, page));
  return { ...site, pages: await Promise.all(read) };
}

const isLate = ({ faults }: Watched) => faults.some(({ kind }) => kind === 'late');

async function watchAlone(state: State, shown: Shown, showing: Showing): Promise<Watched> {
  const browser = await launchBrowser(WITHOUT_OPTIMIZING);
  try {
    return await watchState(state, browser, shown, showing, new Set());
  } finally {
    await browser.close();
  }
}

/** Shows a state. `late` contains the pages that were late, which are not shown again. */
async function watchState(
  state: State,
  browser: Browser,
  shown: Shown,
  { kits, timeLimit, rehearsed }: Showing,
  late: Set<string>,
): Promise<Watched> {
  const patterns = liveVersionsOf(rehearsed.registry).flatMap(({ extras }) =>
    extras.addresses.map(({ path }) => path),
  );
  const tooLate = { state, faults: [lateAfter(timeLimit)], unanswered: [] };
  if (late.has(pageOf(state))) return tooLate;
  let opened: OpenPage | undefined;
  try {
    opened = await openPage(browser, shown, state, { kit: kits.get(state.package), timeLimit });
    const { page, isUnfinished, unanswered } = opened;
    const heard = await opened.faults();
    const seen = await checkShown(page, { patterns, isUnfinished });
    // The checks themselves may violate the policy.
    const later = (await opened.faults()).filter(({ kind }) => kind !== 'policy');
    return { state, faults: unique([...heard, ...later, ...seen]), unanswered };
  } catch (error) {
    if (!(error instanceof LateError))
      return { state, faults: [{ kind: 'error', text: String(error) }], unanswered: [] };
    late.add(pageOf(state));
    return tooLate;
  } finally {
    await opened?.close();
  }
}

function unique(faults: readonly Fault[]): Fault[] {
  const texts = faults.map(({ kind, text }) => `${kind} ${text}`);
  return faults.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

const pageOf = ({ package: name, pattern }: State) => `${name} ${pattern}`;

/** Names a fault among those of a package; a late page is late for its own reasons. */
function keyOf(state: State, fault: Fault): string {
  return `${fault.kind === 'late' ? pageOf(state) : state.package} ${textOf(fault)}`;
}

/** Returns a fault's text without parts that differ in each build: positions in files, and versions in file names. */
function textOf({ kind, text }: Fault): string {
  const [first = ''] = text.split('\n');
  return `${kind} ${first.replace(/\/assets\/[\w-]+\/\S+/g, '')}`;
}
