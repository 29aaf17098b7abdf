import { findAddress } from '@little-arches/contracts/routes';
import type { ComposedPage } from '../model/site';
import type { Live } from '../store/live-versions';
import { pathnameOf } from './page/page-at';
import type { ScenarioKit } from './scenario-kit';
import type { State } from './state';

export interface Listed {
  readonly live: Pick<Live, 'name' | 'extras'>;
  /** The package's pages on the site. */
  readonly pages: readonly ComposedPage[];
  /** Those of them that the release changes. */
  readonly changed: ReadonlySet<ComposedPage>;
  readonly kit: Pick<ScenarioKit, 'scenarios'> | undefined;
  /** Whether the package itself is released; otherwise its scenarios only show guarded pages to the signed-in. */
  readonly isMoving: boolean;
}

/**
 * Returns the states of a package's changed pages: each by its address, guarded pages in the family's scenario, each
 * other scenario once, at its path or at one of the pages, then the panels over the first page.
 */
export function listStates({ live, pages, changed, kit, isMoving }: Listed): State[] {
  const { addresses, panels } = live.extras;
  const patterns = addresses.map(({ path }) => path);
  const patternOf = (path: string) => findAddress(patterns, pathnameOf(path));
  const changedPatterns = new Set([...changed].map(({ pattern }) => patternOf(pattern)));
  const shown = addresses.filter(({ path }) => changedPatterns.has(path));
  const scenarios = Object.entries(kit?.scenarios ?? {}).map(([name, { path, options }]) => ({
    name,
    path,
    isIn: options.session !== undefined && options.session.status !== 'unauthenticated',
    isFamily: options.session?.status === 'authenticated',
  }));
  // Changed pages come first, because they show the change.
  const paths = [...changed, ...pages].map(({ pattern }) => pattern);
  const own = scenarios.flatMap(({ path }) => path ?? []);
  const stateOf = (pattern: string, candidates: readonly string[], scenario?: string): State => ({
    package: live.name,
    pattern,
    path:
      candidates.find((path) => !path.includes(':') && patternOf(path) === pattern) ??
      withoutParameters(pattern),
    scenario,
  });

  const common = scenarios.filter(({ path }) => path === undefined);
  const family = common.find(({ isFamily }) => isFamily);
  const guarded = shown.flatMap(({ path, access }) =>
    family && access === 'signed-in' ? [stateOf(path, [...own, ...paths], family.name)] : [],
  );
  // Dealt out to the pages: all of them show a single changed page.
  const dealt = common.flatMap((scenario, index) => {
    const fitting = shown.filter(
      ({ access }) => access === 'anyone' || scenario.isIn === (access === 'signed-in'),
    );
    const address = fitting[index % fitting.length];
    return address && !(scenario === family && guarded.length > 0)
      ? [stateOf(address.path, [...own, ...paths], scenario.name)]
      : [];
  });
  const owned = scenarios.flatMap(({ name, path }) => {
    const pattern = path && patternOf(path);
    return path && pattern && changedPatterns.has(pattern) ? [stateOf(pattern, [path], name)] : [];
  });
  const visitor = common.find(({ isIn }) => !isIn)?.name;
  const below = dealt.find(({ scenario }) => scenario !== undefined && scenario === visitor);
  return [
    ...shown.map(({ path }) => stateOf(path, paths)),
    ...guarded,
    ...(isMoving ? [...dealt, ...owned] : []),
    ...(below && isMoving ? panels.map((panel): State => ({ ...below, panel })) : []),
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
