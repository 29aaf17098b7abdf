import { buildPackage } from '@little-arches/build/build-package';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { packageNames } from '@little-arches/build/packages';
import type { SiteConfig } from '@little-arches/contracts/config';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { Command } from '../../cli/command';
import { publishCheckout } from '../../cli/publish-checkout';
import { rehearsed } from '../../cli/rehearsed';
import { createComposer } from '../../compose/compose-candidate';
import { publish } from '../../publish';
import { openRehearsal, type Rehearsal } from '../../rehearse/open-rehearsal';
import { createMemory } from '../../sign/trust';
import { createDirectoryStore } from '../../store/store';
import { sampleConfig } from '../sample-build';
import type { SeededChange } from './seeded-change';
import type { Verdict } from './verdict';
import { verdictOf } from './verdict-of';

/** Milliseconds that an endless page may take; other pages have the limit of visitors' pages. */
const ENDLESS_LIMIT = 8000;

/** Seconds in which all states are shown, even on a busy machine. */
const PATIENCE = 1800;

/** Returns the arguments of a verb as from the command line. */
function commandOf(folder: string, backend: string): Command {
  const config: SiteConfig = {
    ...sampleConfig,
    siteUrl: 'http://localhost:3000',
    backend: { url: backend, publishableKey: 'sb_publishable_x' },
  };
  return {
    names: packageNames(),
    channel: 'production',
    begin: 'production',
    dryRun: false,
    store: createDirectoryStore(folder),
    signing: {
      name: 'tester',
      key: () => undefined,
      makeKey: async () => undefined,
      trust: { anchors: new Map(), memory: createMemory() },
    },
    location: folder,
    dataDir: folder,
    config: async () => config,
    option: () => undefined,
    options: () => [],
    flag: () => false,
    by: 'tester',
    log: () => {},
  };
}

/** Releases the packages in this folder without changes. */
async function publishAll({ store, channel, by, config }: Command): Promise<void> {
  const artefacts: Descriptor[] = [];
  for (const name of packageNames()) artefacts.push((await buildPackage(name)).artefact);
  const { compose } = createComposer({ store, channel, config: await config(), full: true });
  await publish(store, channel, artefacts, { by, compose, effort: 'quickly' });
}

/** Checks the changes that were made in this folder. */
async function checkOne(
  command: Command,
  changes: readonly SeededChange[],
  open: () => Rehearsal,
): Promise<Omit<Verdict, 'name'>> {
  const started = performance.now();
  const tried = { ...command, names: changes.slice(0, 1).map(({ by }) => by), dryRun: true };
  const checking = changes[0]?.isRehearsed
    ? rehearsed(tried, publishCheckout, open()).then(({ plan }) => plan)
    : publishCheckout(tried, undefined, launchBrowser);
  return { ...(await verdictOf(checking)), milliseconds: Math.round(performance.now() - started) };
}

/** The tools in this folder. */
export interface Tools {
  /** Releases the checkout without changes. */
  publish(): Promise<void>;
  /** Checks all changes in the folder together. */
  check(changes: readonly SeededChange[]): Promise<Omit<Verdict, 'name'>>;
  close(): Promise<void>;
}

/** Opens the tools on the releases in `releases`, with pages that call `backend`. */
export function openTools(releases: string, backend: string): Tools {
  const command = commandOf(releases, backend);
  const rehearsals = new Map<number | undefined, Rehearsal>();
  // One browser for all checks with the same time limit.
  const open = (timeLimit?: number) => {
    const rehearsal =
      rehearsals.get(timeLimit) ??
      openRehearsal({ ...(timeLimit && { timeLimit }), seconds: PATIENCE, log: command.log });
    rehearsals.set(timeLimit, rehearsal);
    return { ...rehearsal, close: async () => {} };
  };
  return {
    publish: () => publishAll(command),
    check(changes) {
      const isEndless = changes.some(({ refused }) => refused?.says === 'does not come to an end');
      return checkOne(command, changes, () => open(isEndless ? ENDLESS_LIMIT : undefined));
    },
    async close() {
      for (const rehearsal of rehearsals.values()) await rehearsal.close();
    },
  };
}
