import { findAddress } from '@little-arches/contracts/routes';
import type { Live } from '../../store/live-versions';
import { pathnameOf } from './page-at';
import type { ScenarioKit, State } from './state';

/** A package whose states are listed. */
export interface Listed {
  readonly live: Pick<Live, 'name' | 'extras'>;
  /** Paths of the package's pages on the site. */
  readonly pages: readonly string[];
  readonly kit: ScenarioKit | undefined;
}

/**
 * Returns the states of a package: each page by its address, then in the scenarios that every remote has, then in
 * its own. Skips a page in scenarios in which it redirects, for example because it is for signed-in users. A page
 * without own scenarios is also shown by a link, with the answers of the site's backend. Panels are opened over the
 * package's first page, for visitors and in the own scenarios of that page.
 */
export function listStates({ live, pages, kit }: Listed): State[] {
  const { addresses } = live.extras;
  const patterns = addresses.map(({ path }) => path);
  const scenarios = Object.entries(kit?.scenarios ?? {});
  const own = scenarios.flatMap(([name, { path }]) => (path === undefined ? [] : [{ name, path }]));
  const common = scenarios.filter(([, { path }]) => path === undefined);

  const shown = (pattern: string, candidates: readonly string[]) => {
    const fits = candidates.filter((path) => findAddress(patterns, pathnameOf(path)) === pattern);
    return fits.find((path) => !path.includes(':')) ?? withoutParameters(pattern);
  };
  const visitors = addresses.map(
    ({ path: pattern }): State => ({
      package: live.name,
      pattern,
      path: shown(pattern, pages),
      way: 'address',
      scenario: undefined,
    }),
  );
  const everywhere = common.flatMap(([scenario, { options }]) =>
    addresses.flatMap(({ path: pattern, access }): State[] => {
      const isIn = options.session !== undefined && options.session.status !== 'unauthenticated';
      if (access !== 'anyone' && isIn === (access === 'signed-out')) return [];
      const path = shown(pattern, [...own.map((one) => one.path), ...pages]);
      return [{ package: live.name, pattern, path, way: 'link', scenario }];
    }),
  );
  const ownStates = own.flatMap(({ name, path }): State[] => {
    const pattern = findAddress(patterns, pathnameOf(path));
    return pattern === undefined ? [] : [{ package: live.name, pattern, path, way: 'link', scenario: name }];
  });
  const visitor = common.find(([, { options }]) => !options.session)?.[0];
  const firstPage = [...everywhere.filter(({ scenario }) => scenario === visitor), ...ownStates].filter(
    ({ pattern }) => pattern === patterns[0],
  );
  const opened = live.extras.panels.flatMap((panel) =>
    firstPage.map((state): State => ({ ...state, panel })),
  );
  const byLink = kit?.isOwn ? [] : visitors.filter(({ pattern }) => accessOf(live, pattern) !== 'signed-in');
  return [
    ...visitors,
    ...byLink.map((state): State => ({ ...state, way: 'link' })),
    ...everywhere,
    ...ownStates,
    ...opened,
  ];
}

/** Returns a path that fits a pattern, for a page of which no path is known: nothing exists there. */
function withoutParameters(pattern: string): string {
  return pattern.replace(/:\w+/g, '-');
}

/** Returns the patterns with parameters of which states show no existing path. */
export function patternsWithoutPath(states: readonly State[]): string[] {
  const isUnknown = ({ pattern, path }: State) => pattern !== path && path === withoutParameters(pattern);
  const known = new Set(states.filter((state) => !isUnknown(state)).map(({ pattern }) => pattern));
  return [...new Set(states.map(({ pattern }) => pattern))].filter((pattern) => !known.has(pattern));
}

function accessOf({ extras }: Pick<Live, 'extras'>, pattern: string): string | undefined {
  return extras.addresses.find(({ path }) => path === pattern)?.access;
}
