import { pathnameOf } from './page/page-at';

/** A page of a package in one situation of the rehearsal. */
export interface State {
  readonly package: string;
  /** Address pattern of the page. */
  readonly pattern: string;
  /** Path and query to open. */
  readonly path: string;
  /** Name of the scenario, in which the page is reached by a link; undefined for its address as a visitor opens it. */
  readonly scenario: string | undefined;
  /** The panel that is opened over the page. */
  readonly panel?: string;
}

/** Returns the name of a state, for people. */
export function nameOf({ path, scenario, panel }: State): string {
  const over = panel === undefined ? '' : ` with the panel '${panel}'`;
  return scenario === undefined ? path : `${pathnameOf(path)}${over} in '${scenario}'`;
}
