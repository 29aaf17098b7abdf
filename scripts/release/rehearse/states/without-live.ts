import type { Fault } from '../faults';
import type { Shown } from './open-state';
import type { ScenarioKit } from './state';
import { type Watched, type Watching, watchWalk } from './watch-walk';

/** Returns the faults that the live version does not have in the same state: a release need not fix the others. */
export async function withoutLive(
  { state, faults, ...watched }: Watched,
  live: Shown['site'] | undefined,
  kit: ScenarioKit | undefined,
  watching: Watching,
): Promise<Watched> {
  const isLive = live?.pages.some(({ owner }) => owner === state.package);
  if (!live || !isLive || faults.length === 0) return { state, faults, ...watched };
  const shown = { store: watching.shown.store, site: live };
  const [before] = await watchWalk({ kit, states: [state] }, { ...watching, shown, mayShow: () => true });
  const known = new Set(before?.faults.map(textOf));
  return { state, faults: faults.filter((fault) => !known.has(textOf(fault))), ...watched };
}

/** Returns a fault's text without parts that differ in each build: positions in files, and versions in file names. */
function textOf({ kind, text }: Fault): string {
  const [first = ''] = text.split('\n');
  return `${kind} ${first.replace(/\/assets\/[\w-]+\/\S+/g, '')}`;
}
