import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { launchBrowser, WITHOUT_OPTIMIZING } from '@little-arches/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import type { Compared } from '../compose/compose-candidate';
import { errorsOf, type Finding } from '../model/findings';
import { type Live, liveVersion, liveVersionsOf } from '../store/live-versions';
import { changedPages } from './changed-pages';
import { faultFindings, unknownFindings } from './findings';
import { listStates, patternsWithoutPath } from './list-states';
import { openScenarioKit, type ScenarioKit } from './scenario-kit';
import { showStates } from './show-states';
import type { State } from './state';

/** Shows pages in a browser before visitors get them. */
export interface Rehearsal {
  /**
   * Shows the changed pages of a site, each by its address and in the scenarios of its package, and returns what is
   * wrong. Throws a UsageError when the machine is too busy for a verdict.
   */
  load(rehearsed: Compared): Promise<Finding[]>;
  /** Returns a browser, open until `close`. Rejects with a UsageError when the machine has none. */
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

/** Milliseconds that a page may take before it is compared with the live one. */
const TIME_LIMIT = 20_000;

/**
 * Opens the rehearsal of one command, which may load several sites: a release that lost a race tries again. Without a
 * browser on the machine, a warning states that no page was loaded.
 */
export function openRehearsal(log: (line: string) => void): Rehearsal {
  let shared: Promise<Browser> | undefined;

  async function load(rehearsed: Compared): Promise<Finding[]> {
    const packages = await statesOf(rehearsed, log);
    const states = packages.flatMap((one) => one.states);
    if (states.length === 0) return [];
    let browser: Browser;
    try {
      browser = await launchBrowser(WITHOUT_OPTIMIZING);
    } catch (error) {
      return [withoutBrowser(rehearsed, `${sentenceOf(error) ?? error}`)];
    }
    log(`Showing ${states.length} states of ${addressesOf(states)} in a browser`);
    const kits = new Map(packages.flatMap(({ name, kit }) => (kit ? [[name, kit] as const] : [])));
    const watched = await showStates(states, browser, { rehearsed, kits, timeLimit: TIME_LIMIT });
    const withoutScenarios = packages.filter((one) => one.isMoving && one.name !== 'shell' && !one.kit);
    return [
      ...faultFindings(watched, rehearsed),
      ...unknownFindings(
        {
          watched,
          withoutScenarios: withoutScenarios.map(({ name }) => name),
          withoutPath: packages.flatMap(({ name, states: own }) =>
            patternsWithoutPath(own).map((pattern) => ({ name, pattern })),
          ),
        },
        rehearsed,
      ),
    ];
  }

  return {
    load,
    browser() {
      shared ??= launchBrowser(WITHOUT_OPTIMIZING);
      return shared;
    },
    async close() {
      await shared?.then((browser) => browser.close()).catch(() => {});
    },
  };
}

interface PackageStates {
  readonly name: string;
  readonly isMoving: boolean;
  readonly kit: ScenarioKit | undefined;
  readonly states: readonly State[];
}

/**
 * Returns the states of changed pages: of the moving packages, of all when the shell moves, and of pages whose slots
 * the moving packages fill. When nothing of a moving package changed, its first page represents it.
 */
async function statesOf(rehearsed: Compared, log: (line: string) => void): Promise<PackageStates[]> {
  const { site, registry, moving } = rehearsed;
  const changed = await changedPages(rehearsed);
  const listing = liveVersionsOf(registry).map(async (live): Promise<PackageStates> => {
    const pages = site.pages.filter(({ owner }) => owner === live.name);
    const isMoving = moving.has(live.name);
    const own = pages.filter((page) => changed.has(page));
    const shown = own.length > 0 || !isMoving ? own : pages.slice(0, 1);
    const hasScenarios = shown.length > 0 && (isMoving || moving.has('shell'));
    const kit = hasScenarios ? await openScenarioKit(live).catch(withoutKit(live, log)) : undefined;
    const states = listStates({ live, pages, changed: new Set(shown), kit, isMoving });
    return { name: live.name, isMoving, kit, states };
  });
  return await Promise.all(listing);
}

/**
 * Returns a handler that logs a failed build of scenarios: it reduces the rehearsal, but does not prevent the
 * release.
 */
function withoutKit({ name }: Live, log: (line: string) => void) {
  return (error: unknown): undefined => {
    log(`The scenarios of ${name} can't be built: ${sentenceOf(error) ?? error}`);
  };
}

/** Addresses that the log names; changed pages are the first. */
const NAMED = 8;

function addressesOf(states: readonly State[]): string {
  const addresses = [...new Set(states.map(({ pattern }) => pattern))];
  const more = addresses.length > NAMED ? ` and ${addresses.length - NAMED} more addresses` : '';
  return addresses.slice(0, NAMED).join(', ') + more;
}

/** Returns a warning about a machine without a browser, which does not prevent a release. */
function withoutBrowser({ moving, registry }: Compared, reason: string): Finding {
  const [name = ''] = moving;
  const told = errorsOf(name, liveVersion(registry, name)?.metadata.version ?? '')(
    'rehearsal',
    `The changed pages were not loaded: ${reason.replace(/\.$/, '')}.`,
    'Look at them in a browser, for example in a preview.',
  );
  return { ...told, severity: 'warning' };
}
