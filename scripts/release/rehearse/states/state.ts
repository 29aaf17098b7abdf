import type { HttpAnswer, HttpCall } from '../http-backend';

/** A page of a package in one state of the world, as the rehearsal shows it. */
export interface State {
  readonly package: string;
  /** The address pattern of the page. */
  readonly pattern: string;
  /** Path and query that are opened. A link to the pattern on the page before is pressed instead, where there is one. */
  readonly path: string;
  /** By its address, as its HTML is served; or by a press on a link of another page, so that its loader runs here. */
  readonly way: 'address' | 'link';
  /** Name of the scenario; undefined for a visitor whom the site's own backend answers. */
  readonly scenario: string | undefined;
}

/** A name of a state for people. */
export function nameOf({ path, way, scenario }: State): string {
  if (scenario !== undefined) return `${path.replace(/[?#].*$/s, '')} in '${scenario}'`;
  return way === 'link' ? `${path} by a link` : path;
}

/** What a state's package has to be shown in its scenarios with: a built scenario kit. */
export interface ScenarioKit {
  /** The script, which sets the kit in a page too. */
  readonly code: string;
  readonly scenarios: Readonly<Record<string, KitScenario>>;
  readonly createHttpBackend: (options: object) => {
    readonly stored: Readonly<Record<'device' | 'tab', Readonly<Record<string, string>>>>;
    answer(call: HttpCall): Promise<HttpAnswer>;
    readonly unanswered: ReadonlySet<string>;
    isRecognized(): boolean;
  };
  /** Whether the scenarios are the package's own; else they are those of the contract, without data. */
  readonly isOwn: boolean;
}

/** A scenario of the contract, as far as the rehearsal reads it. */
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
