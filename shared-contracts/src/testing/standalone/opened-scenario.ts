import type { RemoteDefinition } from '../../remote/index';
import { matchesAddress } from '../../routes/index';
import type { Scenario, Scenarios } from '../scenarios';
import { type Chosen, readChosen, writeChosen } from './host-parts';
import { realAddress } from './shown-address';

/** Facts about an opening window. */
interface OpenedWindow {
  readonly href: string;
  /** Whether this window has shown a page of the address before: after a reload or Back. */
  readonly again: boolean;
  /** The query of what this window showed last, if anything. */
  readonly remembered: string | null;
}

/** The scenario that a window shows. */
export interface OpenedScenario {
  readonly name: string;
  readonly scenario: Scenario;
  readonly chosen: Chosen;
  /** The address that opens: the scenario's page when the address names none. */
  readonly href: string;
  /** Whether the scenario begins here, so that the browser must be prepared. */
  readonly begins: boolean;
}

/**
 * Returns the scenario that an address requests, at the address of its page. A window keeps its scenario during
 * navigation. `unknown` when the address requests one that doesn't exist.
 */
export function openScenario(
  { name: remoteName, pages }: Pick<RemoteDefinition, 'name' | 'pages'>,
  scenarios: Scenarios,
  { href, again, remembered }: OpenedWindow,
): OpenedScenario | { readonly unknown: string } {
  const url = new URL(href);
  const asks = url.searchParams.has('scenario') || readChosen(url.searchParams).unknown.length > 0;
  const [first] = Object.keys(scenarios);
  const query = asks ? url.searchParams : rememberedQuery(scenarios, remembered);
  const name = query.get('scenario') ?? first ?? '';
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (!scenario) {
    if (first === undefined) throw new Error(`Remote '${remoteName}' has no scenario to stand alone in`);
    return { unknown: `There is no scenario '${name}'.` };
  }
  const { chosen, unknown } = readChosen(query);
  if (unknown.length > 0) return { unknown: `There is no choice '${unknown.join("', '")}'.` };

  const patterns = Object.values(pages).map(({ path }) => path);
  const page = scenario.path ?? patterns[0] ?? '/';
  const isHome = patterns.some((pattern) => matchesAddress(pattern, '/'));
  const start = url.pathname === '/' && !again && (asks || !isHome) ? page : href;
  return { name, scenario, chosen, href: hrefOfScenario(start, name, chosen, href), begins: asks && !again };
}

/** Returns the query of what a window showed last; empty when the scenarios belong to another remote. */
function rememberedQuery(scenarios: Scenarios, remembered: string | null): URLSearchParams {
  const query = new URLSearchParams(remembered ?? '');
  return Object.hasOwn(scenarios, query.get('scenario') ?? '') ? query : new URLSearchParams();
}

/** Returns the address of `path` in a scenario, with the choices. */
export function hrefOfScenario(path: string, name: string, chosen: Chosen, base: string): string {
  const url = new URL(path, base);
  url.searchParams.set('scenario', name);
  writeChosen(url.searchParams, chosen);
  return url.href;
}

/** Loads another address, in the window that contains the frame if the page is in one. */
export function goTo(shown: string): void {
  const href = realAddress(shown);
  // If only the fragment differs, the browser would stay on the page.
  if (new URL(href).hash) window.parent.location.replace(href);
  window.parent.location.assign(href);
}
