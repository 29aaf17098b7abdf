import { findAddress } from '@little-arches/contracts/routes';
import type { ComposedPage } from '../model/site';
import type { Live } from '../store/live-versions';
import { pathnameOf } from './page-at';
import type { ScenarioKit } from './scenario-kit';
import type { State } from './state';

/** A package whose states are listed. */
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
 * Returns the states of a package's changed pages: each by its address, then in each scenario of the package whose
 * user may see it, then the panels over the first page. Scenarios with a path are about that page only.
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
  const pathOf = (pattern: string, candidates: readonly string[]) =>
    candidates.find((path) => !path.includes(':') && patternOf(path) === pattern) ??
    withoutParameters(pattern);
  const stateOf = (pattern: string, path: string, scenario?: string): State => ({
    package: live.name,
    pattern,
    path,
    scenario,
  });

  const visitors = shown.map(({ path }) => stateOf(path, pathOf(path, paths)));
  const common = scenarios.filter(({ path }) => path === undefined);
  const everywhere = (isMoving ? common : common.filter(({ isFamily }) => isFamily).slice(0, 1)).flatMap(
    ({ name, isIn }) =>
      shown
        .filter(({ access }) => (access === 'anyone' ? isMoving : isIn !== (access === 'signed-out')))
        .map(({ path }) => stateOf(path, pathOf(path, [...own, ...paths]), name)),
  );
  const owned = (isMoving ? scenarios : []).flatMap(({ name, path }): State[] => {
    const pattern = path && patternOf(path);
    return path && pattern && changedPatterns.has(pattern) ? [stateOf(pattern, path, name)] : [];
  });
  const below = [...everywhere, ...owned].find(
    ({ scenario }) => scenario === common.find(({ isIn }) => !isIn)?.name,
  );
  return [
    ...visitors,
    ...everywhere,
    ...owned,
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
