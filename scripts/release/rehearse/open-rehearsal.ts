import path from 'node:path';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { launchBrowser, WITHOUT_OPTIMIZING } from '@little-arches/kit/processes/launch-browser';
import { projectRoot } from '@little-arches/kit/project-root';
import type { Browser } from 'playwright-core';
import { errorsOf, type Finding } from '../check/findings';
import { liveVersion } from '../store/live-versions';
import { type Compared, changedPages } from './changed-pages';
import { faultFindings, unknownFindings } from './rehearsal-findings';
import { chooseStates } from './states/choose-states';
import { patternsWithoutPath } from './states/list-states';
import { planWalks } from './states/plan-walks';
import { openSeenStates, type SeenStates } from './states/seen-states';
import { showWalks } from './states/show-walks';
import type { State } from './states/state';
import { contentOfStates } from './states/state-content';

/** Shows pages in a browser before visitors get them. */
export interface Rehearsal {
  /**
   * Shows the changed pages of a site in each of their states; skips states that were shown before with the same
   * content.
   */
  load(rehearsed: Compared): Promise<Finding[]>;
  /** Returns the browser. Rejects with a UsageError when the machine has none. */
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

/** How much to rehearse. */
export interface RehearsalOptions {
  /** Seconds after which no further state begins. */
  readonly seconds?: number | undefined;
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number;
  /** The states shown on this machine; default: those saved in the project. */
  readonly seen?: SeenStates;
  readonly log: (line: string) => void;
}

/**
 * Default time limit in seconds: as long as one and a half builds of a remote, and enough for all states of a
 * changed one.
 */
const SECONDS = 20;

/** Milliseconds. A hundred times what a page takes, so that a busy machine does not cause a refusal. */
const TIME_LIMIT = 60_000;

/**
 * Starts a browser in parallel with the steps before the rehearsal. Without a browser on the machine, a warning
 * states that no page was loaded.
 */
export function openRehearsal({
  seconds = SECONDS,
  timeLimit = TIME_LIMIT,
  seen = openSeenStates(path.join(projectRoot(), '.cache/rehearsed.json')),
  log,
}: RehearsalOptions): Rehearsal {
  const starting = launchBrowser(WITHOUT_OPTIMIZING);
  // Prevents an unhandled rejection; `browser` returns the error.
  starting.catch(() => {});

  async function load(rehearsed: Compared): Promise<Finding[]> {
    const changed = await changedPages(rehearsed);
    const packages = await chooseStates(rehearsed, changed, log);
    if (packages.every(({ states }) => states.length === 0)) return [];
    let browser: Browser;
    try {
      browser = await starting;
    } catch (error) {
      return [withoutBrowser(rehearsed, `${sentenceOf(error) ?? error}`)];
    }
    const contentOf = await contentOfStates(rehearsed, packages);
    const fresh = packages.map(({ kit, states }) => ({
      kit,
      states: states.filter((state) => !seen.has(contentOf(state))),
    }));
    const { watched, left, same } = await showWalks(planWalks(fresh, seedOf(rehearsed)), {
      browser,
      rehearsed,
      seconds,
      timeLimit,
    });
    for (const { state, faults, unanswered, isSignedIn } of watched)
      if (faults.length === 0 && unanswered.length === 0 && isSignedIn !== false) seen.add(contentOf(state));
    const faulty = new Set(watched.flatMap(({ state, faults }) => (faults.length > 0 ? state.pattern : [])));
    for (const state of same) if (!faulty.has(state.pattern)) seen.add(contentOf(state));
    seen.save();
    const withoutScenarios = packages.filter(
      ({ kit, states }) => states.length > 0 && !kit?.isOwn && kit !== null,
    );
    const withoutPath = packages.flatMap(({ name, kit, states }) =>
      kit?.isOwn ? patternsWithoutPath(states).map((pattern) => ({ name, pattern })) : [],
    );
    log(
      summary(
        packages,
        fresh,
        watched.map(({ state }) => state),
      ),
    );
    return [
      ...faultFindings(watched, rehearsed),
      ...unknownFindings(
        { left, watched, withoutScenarios: withoutScenarios.map(({ name }) => name), withoutPath, seconds },
        rehearsed,
      ),
    ];
  }

  return {
    load,
    browser: () => starting,
    async close() {
      await starting.then((browser) => browser.close()).catch(() => {});
    },
  };
}

/** Addresses that the summary names; changed pages are the first. */
const NAMED = 8;

type Chosen = Awaited<ReturnType<typeof chooseStates>>;

function summary(
  packages: Chosen,
  fresh: readonly Pick<Chosen[number], 'states'>[],
  shown: readonly State[],
): string {
  const count = (lists: readonly Pick<Chosen[number], 'states'>[]) =>
    lists.reduce((sum, { states }) => sum + states.length, 0);
  const known = count(packages) - count(fresh);
  const addresses = [...new Set(shown.map(({ pattern }) => pattern))];
  const more = addresses.length > NAMED ? ` and ${addresses.length - NAMED} more addresses` : '';
  const of = shown.length > 0 ? ` of ${addresses.slice(0, NAMED).join(', ')}${more}` : '';
  return `Shown in a browser: ${shown.length} states${of}${known > 0 ? `; ${known} were shown here before and are the same` : ''}`;
}

/** Returns the seed of the order of states, so that another release begins with other states. */
function seedOf({ registry, moving }: Compared): string {
  return [...moving].map((name) => liveVersion(registry, name)?.metadata.version).join();
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
