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

/** Documents open at once: most of their time is spent waiting for React and for answers. */
const TABS = 4;

/** Largest number of states in one document: a state that breaks the document affects the later ones. */
const LONGEST = 6;

/** What was seen of a state. */
export interface Watched {
  readonly state: State;
  readonly faults: readonly Fault[];
  /** Calls of the page that its scenario has no answer for. */
  readonly unanswered: readonly string[];
}

/** Input of showing states. */
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
 * UsageError, which is no verdict, when the live version is late as well. Closes the browser.
 */
export async function showStates(
  states: readonly State[],
  browser: Browser,
  showing: Showing,
): Promise<Watched[]> {
  const { store, site, registry } = showing.rehearsed;
  const late = new Set<string>();
  const documents = documentsOf(states, showing.kits);
  const watching = eachAtMost(TABS, documents, (own) =>
    watchDocument(own, browser, { store, site }, showing, late),
  );
  // A page in an endless loop keeps a processor busy until its browser ends.
  const watched = (await watching.finally(() => browser.close())).flat();

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

/** Divides states into documents: each address by itself, states of one scenario one after the other. */
function documentsOf(states: readonly State[], kits: Showing['kits']): State[][] {
  const documents: State[][] = [];
  for (const state of states) {
    const { package: name, scenario } = state;
    const options = kits.get(name)?.scenarios[scenario ?? '']?.options;
    const isAlone = scenario === undefined || options?.endsAtCall || options?.endsAtWrite;
    const open = documents.find(
      ([first, ...others]) =>
        !isAlone && first?.package === name && first.scenario === scenario && others.length < LONGEST - 1,
    );
    if (open) open.push(state);
    else documents.push([state]);
  }
  return documents;
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
  const before = isLive
    ? await watchAlone(
        state,
        { store, site: await withPages(store, live, [livePage, pageAt(live.pages, NEUTRAL)]) },
        showing,
      )
    : await watchAlone(neutral, { store, site }, showing);
  if (isLate(again) && isLate(before))
    throw new UsageError(
      `This machine is too busy for a verdict: ${nameOf(state)} was not ready within ${showing.timeLimit / 1000} seconds, and neither was the page that is live. Try again when less runs on it.`,
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
    const [seen] = await watchDocument([state], browser, shown, showing, new Set());
    return seen ?? { state, faults: [], unanswered: [] };
  } finally {
    await browser.close();
  }
}

/**
 * Shows states in one document as far as possible. `late` contains the pages that were late, which are not shown
 * again.
 */
async function watchDocument(
  states: readonly State[],
  browser: Browser,
  shown: Shown,
  { kits, timeLimit, rehearsed }: Showing,
  late: Set<string>,
): Promise<Watched[]> {
  const patterns = liveVersionsOf(rehearsed.registry).flatMap(({ extras }) =>
    extras.addresses.map(({ path }) => path),
  );
  const watched: Watched[] = [];
  let document: OpenPage | undefined;
  for (const state of states) {
    let faults: readonly Fault[] = [lateAfter(timeLimit)];
    let unanswered: readonly string[] = [];
    if (!late.has(pageOf(state)))
      try {
        document = await open(state, document);
        faults = await look(document);
        unanswered = document.takeUnanswered();
      } catch (error) {
        if (error instanceof LateError) late.add(pageOf(state));
        else faults = [{ kind: 'error', text: String(error) }];
      }
    watched.push({ state, faults, unanswered });
    // A faulty state may break the next one.
    if (faults.length > 0 || state.panel) {
      await document?.close();
      document = undefined;
    }
  }
  await document?.close();
  return watched;

  async function open(state: State, before: OpenPage | undefined): Promise<OpenPage> {
    const { path, scenario } = state;
    const options = { kit: kits.get(state.package), scenario, timeLimit };
    if (scenario === undefined) return await openPage(browser, shown, path, options);
    const begun = before ?? (await openPage(browser, shown, NEUTRAL, options));
    const isShown = await begun.show(state).catch(async (error: unknown) => {
      await begun.close();
      throw error;
    });
    if (isShown) return begun;
    await begun.close();
    return await openPage(browser, shown, path, options);
  }

  async function look(shownPage: OpenPage): Promise<Fault[]> {
    const heard = await shownPage.takeFaults();
    const seen = await checkShown(shownPage.page, { patterns, isUnfinished: shownPage.isUnfinished() });
    await shownPage.leave().catch(() => {
      // A page that can't be left in time has been observed as it is.
    });
    // The checks themselves may violate the policy.
    const later = (await shownPage.takeFaults()).filter(({ kind }) => kind !== 'policy');
    return [...heard, ...later, ...seen];
  }
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
