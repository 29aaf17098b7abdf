import { findAddress } from '@little-arches/contracts/routes';
import { fillersOfPage } from '../../model/slot-fillers';
import { readPage } from '../../site/stored-site';
import { liveVersion, liveVersionsOf } from '../../store/live-versions';
import { type Compared, shownOf } from '../changed-pages';
import type { ChosenStates } from './choose-states';
import type { State } from './state';

/**
 * Returns a function for the content of a state: what its page shows and runs (except its version), the scenarios,
 * what fills its slots, the shell, the configuration and the addresses of the site. Equal content means that a
 * browser shows the same.
 */
export async function contentOfStates(
  { store, site, registry }: Compared,
  packages: readonly ChosenStates[],
): Promise<(state: State) => string> {
  const liveVersions = liveVersionsOf(registry);
  const around = JSON.stringify([
    site.config,
    liveVersion(registry, 'shell')?.metadata,
    liveVersions.flatMap(({ extras }) => extras.addresses.map(({ path }) => path)).sort(),
  ]);
  const contents = new Map<string, string>();
  for (const { name, kit, states } of packages) {
    const live = liveVersions.find((one) => one.name === name);
    const patterns = live?.extras.addresses.map(({ path }) => path) ?? [];
    for (const pattern of new Set(states.map((state) => state.pattern))) {
      const pages = site.pages.filter(
        (page) => page.owner === name && findAddress(patterns, page.pattern) === pattern,
      );
      const shown = await Promise.all(
        pages.map(async (page) => live && shownOf((await readPage(store, page)).html, live, page.pattern)),
      );
      const { slots } = live?.extras.addresses.find(({ path }) => path === pattern) ?? {};
      const fillers = fillersOfPage(site.composition, slots).map((filler) => [filler.name, filler.version]);
      contents.set(`${name} ${pattern}`, JSON.stringify([around, kit?.code, shown, fillers]));
    }
  }
  return (state) => `${contents.get(`${state.package} ${state.pattern}`)} ${JSON.stringify(state)}`;
}
