import { writeSync } from 'node:fs';
import { readBuiltDescriptor } from '@little-arches/build/built-descriptor';
import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { closeChannel } from '../close-channel';
import { createComposer } from '../compose/compose-candidate';
import { collectGarbage } from '../gc';
import { promote } from '../promote';
import { publish } from '../publish';
import { retire } from '../retire';
import { rollback } from '../rollback';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/store';
import { sampleConfig } from './sample-build';

type Verb = (store: ReleaseStore, ...args: string[]) => Promise<unknown>;

const by = String(process.pid);

const composerFor = (store: ReleaseStore, channel: string) =>
  createComposer({ store, channel, config: { ...sampleConfig, channel } }).compose;

/** The release commands by verb; their arguments are those that a person would enter. */
const verbs: Readonly<Record<string, Verb>> = {
  publish: (store, channel = '', ...names) =>
    publish(store, channel, names.map(readBuiltDescriptor), {
      by,
      compose: composerFor(store, channel),
      begin: STANDARD_CHANNEL,
    }),
  promote: (store, from = '', ...names) =>
    promote(store, STANDARD_CHANNEL, { from, names, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  rollback: (store, name = '') =>
    rollback(store, STANDARD_CHANNEL, { name, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  retire: (store, name = '') =>
    retire(store, STANDARD_CHANNEL, { name, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  close: (store, channel = '') => closeChannel(store, channel),
  gc: (store) => collectGarbage(store, { keep: 1, grace: 0, dryRun: false }),
};

/**
 * Returns a store that reports each step to the process that kills this one: before the first step only Node
 * starts.
 */
function told(store: ReleaseStore): ReleaseStore {
  const steps = Object.entries(store).map(([name, step]) => [
    name,
    async (...args: unknown[]) => {
      writeSync(1, '<');
      const outcome = await step(...args);
      writeSync(1, '>');
      return outcome;
    },
  ]);
  return Object.fromEntries(steps);
}

/** Runs one verb in `folder`, on the store at `location`. */
export async function run([
  folder = '',
  location = '',
  verb = '',
  ...args
]: readonly string[]): Promise<void> {
  process.chdir(folder);
  const release = verbs[verb];
  if (!release) throw new Error(`There is no verb '${verb}'`);
  await release(told(await openStore(location)), ...args);
}
