import { eachAtMost } from '@little-arches/kit/each-at-most';
import type { Browser } from 'playwright-core';
import { fillersOfPage } from '../../model/slot-fillers';
import { liveVersion, liveVersionsOf } from '../../store/live-versions';
import type { Compared } from '../changed-pages';
import type { Fault } from '../faults';
import { differsByAnswers, type Plan, type Walk } from './plan-walks';
import type { State } from './state';
import { type Watched, type Watching, watchWalk } from './watch-walk';
import { withoutLive } from './without-live';

/** Walks shown in parallel: most of their time is spent waiting for React and for answers. */
const TABS = 4;

/** Input of showing walks. */
export interface Showing {
  readonly browser: Browser;
  readonly rehearsed: Compared;
  /** Seconds after which no further state begins. */
  readonly seconds: number;
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
}

/** Result of showing walks. */
export interface ShownWalks {
  readonly watched: readonly Watched[];
  /** States that were not shown in time. */
  readonly left: readonly State[];
  /** States that need not be shown: they differ by the backend's answers only, and their page makes no calls. */
  readonly same: readonly State[];
}

/**
 * Shows walks in parallel and in order, until time is up. Skips the other states of a page that hangs in one state.
 */
export async function showWalks(
  { basic, others }: Plan,
  { browser, rehearsed, seconds, timeLimit }: Showing,
): Promise<ShownWalks> {
  const { store, site, live, registry } = rehearsed;
  const began = performance.now();
  const watched: Watched[] = [];
  const left: State[] = [];
  const same: State[] = [];
  const hung = new Set<string>();
  const found = new Set<string>();
  const watching: Watching = {
    browser,
    shown: { store, site },
    patterns: liveVersionsOf(registry).flatMap(({ extras }) => extras.addresses.map(({ path }) => path)),
    timeLimit,
    isFilled({ package: name, pattern }) {
      const { addresses = [] } = liveVersion(registry, name)?.extras ?? {};
      const { slots } = addresses.find(({ path }) => path === pattern) ?? {};
      return fillersOfPage(site.composition, slots).some((filler) => filler.name !== name);
    },
    mayShow(state) {
      if (hung.has(keyOf(state))) return false;
      const hasTime = performance.now() - began < seconds * 1000;
      if (!hasTime) left.push(state);
      return hasTime;
    },
  };

  async function show(walk: Walk): Promise<void> {
    for (const seen of await watchWalk(walk, watching)) {
      if (seen.faults.some(({ kind }) => kind === 'hangs')) hung.add(keyOf(seen.state));
      // A fault that was found new in one state is not compared with the live version again in the others.
      const isKnown = seen.faults.every((fault) => found.has(newFault(seen.state, fault)));
      const fresh = isKnown ? seen : await withoutLive(seen, live, walk.kit, watching);
      for (const fault of fresh.faults) found.add(newFault(fresh.state, fault));
      watched.push(fresh);
    }
  }

  await eachAtMost(TABS, basic, show);
  const quiet = quietPages(watched);
  await eachAtMost(TABS, others, async ({ kit, states }) => {
    const isSame = (state: State) => quiet.has(keyOf(state)) && differsByAnswers(state, kit);
    same.push(...states.filter(isSame));
    await show({ kit, states: states.filter((state) => !isSame(state)) });
  });
  return { watched, left, same };
}

/** Returns the pages that were shown in a scenario and made no backend call in any. */
function quietPages(watched: readonly Watched[]): Set<string> {
  const shown = watched.filter(({ state }) => state.scenario !== undefined);
  const asking = new Set(shown.filter(({ asks }) => asks).map(({ state }) => keyOf(state)));
  return new Set(shown.map(({ state }) => keyOf(state)).filter((key) => !asking.has(key)));
}

function newFault({ package: name }: State, { kind, text }: Fault): string {
  return `${name} ${kind} ${text.split('\n')[0]}`;
}

function keyOf({ package: name, pattern }: State): string {
  return `${name} ${pattern}`;
}
