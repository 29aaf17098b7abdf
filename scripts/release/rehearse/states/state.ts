import type { HttpAnswer, HttpCall } from '../http-backend';
import { pathnameOf } from './page-at';

/** A page of a package in one situation of the rehearsal. */
export interface State {
  readonly package: string;
  /** Address pattern of the page. */
  readonly pattern: string;
  /** Path and query to open. If the previous page has a link to the pattern, that link is clicked instead. */
  readonly path: string;
  /**
   * `address` loads the page's HTML as served; `link` clicks a link of another page, so that the loader runs in the
   * browser.
   */
  readonly way: 'address' | 'link';
  /** The panel that is opened over the page. */
  readonly panel?: string;
  /** Name of the scenario; undefined for a visitor with the site's own backend. */
  readonly scenario: string | undefined;
}

/** Returns the name of a state, for people. */
export function nameOf({ path, way, scenario, panel }: State): string {
  const over = panel === undefined ? '' : ` with the panel '${panel}'`;
  if (scenario !== undefined) return `${pathnameOf(path)}${over} in '${scenario}'`;
  return way === 'link' ? `${path} by a link` : path;
}

/** A built scenario kit, with which a package's states are shown. */
export interface ScenarioKit {
  /** The script that defines the kit, in a page too. */
  readonly code: string;
  readonly scenarios: Readonly<Record<string, KitScenario>>;
  readonly createHttpBackend: (options: object) => {
    readonly stored: Readonly<Record<'device' | 'tab', Readonly<Record<string, string>>>>;
    answer(call: HttpCall): Promise<HttpAnswer>;
    readonly unanswered: ReadonlySet<string>;
    isRecognized(): boolean;
  };
  /** Whether the scenarios are the package's own; otherwise they are those of the contract, without data. */
  readonly isOwn: boolean;
}

/** The fields of a contract's scenario that the rehearsal reads. */
export interface KitScenario {
  readonly path?: string;
  readonly clock?: string;
  readonly options: {
    readonly session?: { readonly status: string };
    readonly endsAtCall?: boolean;
    readonly endsAtWrite?: boolean;
    readonly faults?: object;
    readonly answers?: { readonly failure?: unknown };
  };
  readonly prepare?: () => void;
  readonly equip?: () => void;
}
