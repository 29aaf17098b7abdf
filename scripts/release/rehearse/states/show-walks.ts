import type { Browser } from 'playwright-core';
import { livesOf } from '../../store/live-versions';
import type { Compared } from '../changed-pages';
import type { Walk } from './plan-walks';
import type { State } from './state';
import { type Watched, type Watching, watchWalk } from './watch-walk';
import { withoutLive } from './without-live';

/** Walks at a time: most of each is waiting, for React and for answers. */
const TABS = 4;

/** What walks are shown with. */
export interface Showing {
  readonly browser: Browser;
  readonly rehearsed: Compared;
  /** After how many seconds no other state is begun. */
  readonly seconds: number;
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
}

/**
 * Shows walks side by side in their order, until time is up; `left` are the states that were not shown. A page that
 * hangs in one state is shown in no other.
 */
export async function showWalks(
  walks: readonly Walk[],
  { browser, rehearsed, seconds, timeLimit }: Showing,
): Promise<{ readonly watched: readonly Watched[]; readonly left: readonly State[] }> {
  const { store, site, live, registry } = rehearsed;
  const began = performance.now();
  const isTimeUp = () => performance.now() - began > seconds * 1000;
  const watched: Watched[] = [];
  const left: State[] = [];
  const hung = new Set<string>();
  const watching: Watching = {
    browser,
    shown: { store, site },
    patterns: livesOf(registry).flatMap(({ extras }) => extras.addresses.map(({ path }) => path)),
    timeLimit,
    isAccessible: ({ way, scenario }) => way === 'address' || scenario === 'signed-in',
    mayShow(state) {
      if (hung.has(keyOf(state))) return false;
      if (isTimeUp()) left.push(state);
      return !isTimeUp();
    },
  };
  const waiting = walks.values();
  const takeTurns = async () => {
    for (const walk of waiting)
      for (const seen of await watchWalk(walk, watching)) {
        if (seen.faults.some(({ kind }) => kind === 'hangs')) hung.add(keyOf(seen.state));
        watched.push(await withoutLive(seen, live, walk.kit, watching));
      }
  };
  await Promise.all(Array.from({ length: TABS }, takeTurns));
  return { watched, left };
}

function keyOf({ package: name, pattern }: State): string {
  return `${name} ${pattern}`;
}
