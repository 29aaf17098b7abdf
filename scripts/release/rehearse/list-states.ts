import type { PublishedAddress } from '@little-arches/build/model/published-version';
import { findAddress } from '@little-arches/contracts/routes';
import type { ComposedPage } from '../model/site';
import type { Live } from '../store/live-versions';
import { pathnameOf } from './page/page-at';
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
 * Returns the states of a package's changed pages: each by its address, and by a link with the answers of a scenario
 * (guarded pages to the signed-in); each other scenario once, at its path or at one of the pages; then the panels over
 * the first page.
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
  const visitor = common.find(({ isIn }) => !isIn);
  const family = common.find(({ isFamily }) => isFamily);
  const inScenario = ({ path }: PublishedAddress, { name }: { readonly name: string }) =>
    stateOf(path, pathOf(path, [...own, ...paths]), name);
  const basic = shown.flatMap((address) => {
    const scenario = address.access === 'signed-in' ? family : isMoving && visitor;
    return scenario ? [inScenario(address, scenario)] : [];
  });
  // Dealt out to the pages: all of them show a single changed page.
  const others = isMoving ? common.filter((one) => one !== visitor) : [];
  const dealt = others.flatMap((scenario, index) => {
    const fitting = shown.filter(
      ({ access }) => access === 'anyone' || scenario.isIn === (access === 'signed-in'),
    );
    const address = fitting[index % fitting.length];
    return address && !(scenario === family && address.access === 'signed-in')
      ? [inScenario(address, scenario)]
      : [];
  });
  const owned = (isMoving ? scenarios : []).flatMap(({ name, path }): State[] => {
    const pattern = path && patternOf(path);
    return path && pattern && changedPatterns.has(pattern) ? [stateOf(pattern, path, name)] : [];
  });
  const below = basic.find(({ scenario }) => scenario === visitor?.name);
  return [
    ...visitors,
    ...basic,
    ...dealt,
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
