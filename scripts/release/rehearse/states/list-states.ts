import { findAddress } from 'shared-contracts/routes';
import type { Live } from '../../store/live-versions';
import type { ScenarioKit, State } from './state';

/** A package whose states are listed. */
export interface Listed {
  readonly live: Pick<Live, 'name' | 'extras'>;
  /** Paths of pages that the site has of it. */
  readonly pages: readonly string[];
  readonly kit: ScenarioKit | undefined;
}

/**
 * The states of a package, in the order in which they tell most: each page by its address and by a link, then signed
 * in, then in the scenarios of its own, then in those that every remote has.
 */
export function listStates({ live, pages, kit }: Listed): State[] {
  const { addresses } = live.extras;
  const patterns = addresses.map(({ path }) => path);
  const scenarios = Object.entries(kit?.scenarios ?? {});
  const own = scenarios.flatMap(([name, { path }]) => (path === undefined ? [] : [{ name, path }]));
  const common = scenarios.filter(([, { path }]) => path === undefined);

  const shown = (pattern: string, candidates: readonly string[]) => {
    const fits = candidates.filter((path) => findAddress(patterns, pathnameOf(path)) === pattern);
    return fits.find((path) => !path.includes(':')) ?? pattern.replace(/:\w+/g, '-');
  };
  const visitors = addresses.map(({ path: pattern }): State => ({
    package: live.name,
    pattern,
    path: shown(pattern, pages),
    way: 'address',
    scenario: undefined,
  }));
  const byLink = visitors
    .filter(({ pattern }) => accessOf(live, pattern) !== 'signed-in')
    .map((state): State => ({ ...state, way: 'link' }));
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
  const [first] = common.filter(([, { options }]) => options.session?.status === 'authenticated');
  return [
    ...visitors,
    ...everywhere.filter(({ scenario }) => scenario === first?.[0]),
    ...byLink,
    ...ownStates,
    ...everywhere.filter(({ scenario }) => scenario !== first?.[0]),
  ];
}

function accessOf({ extras }: Pick<Live, 'extras'>, pattern: string): string | undefined {
  return extras.addresses.find(({ path }) => path === pattern)?.access;
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
