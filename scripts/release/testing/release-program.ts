import { readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseJson } from '@scripts/kit/files/read-json';
import { STANDARD_CHANNEL } from '@scripts/kit/settings/channel';
import { parseDescriptor } from 'shared-contracts/formats/descriptor';
import { closeChannel } from '../close-channel';
import { createComposer } from '../compose/compose-candidate';
import { collectGarbage } from '../gc';
import { promote } from '../promote';
import { publish } from '../publish';
import { retire } from '../retire';
import { rollback } from '../rollback';
import { createKeyFile, openSigning } from '../signing/open-signing';
import { openStore } from '../store/open-store';
import type { ReleaseStore } from '../store/store';
import { sampleConfig } from './sample-build';

type Verb = (store: ReleaseStore, ...args: string[]) => Promise<unknown>;

const by = String(process.pid);

const composerFor = (store: ReleaseStore, channel: string) =>
  createComposer({ store, channel, config: { ...sampleConfig, channel }, full: false }).compose;

/** What the release commands do, each with what a person would name. */
const verbs: Readonly<Record<string, Verb>> = {
  async publish(store, channel = '', ...names) {
    const artefacts = names.map((name) => {
      const file = path.resolve(name, 'dist/descriptor.json');
      return parseDescriptor(parseJson(readFileSync(file, 'utf8'), file), file);
    });
    const compose = composerFor(store, channel);
    await publish(store, channel, artefacts, { by, compose, begin: STANDARD_CHANNEL });
  },
  promote: (store, from = '', ...names) =>
    promote(store, STANDARD_CHANNEL, { from, names, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  rollback: (store, name = '') =>
    rollback(store, STANDARD_CHANNEL, { name, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  retire: (store, name = '') =>
    retire(store, STANDARD_CHANNEL, { name, by, compose: composerFor(store, STANDARD_CHANNEL) }),
  close: (store, channel = '') => closeChannel(store, channel),
  gc: (store) => collectGarbage(store, { keep: 1, grace: 0, dryRun: false }),
};

/** A store that tells of each step, for the one who kills: what comes before the first is only Node starting. */
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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder = '', location = '', verb = '', ...args] = process.argv;
  process.chdir(folder);
  const run = verbs[verb];
  if (!run) throw new Error(`There is no verb '${verb}'`);
  // The key lies in the checkout, wherever the store is.
  await createKeyFile(folder);
  const signing = openSigning({ dataDir: folder, location, anchors: new Map(), env: {}, name: by });
  await run({ ...told(await openStore(location)), signing }, ...args);
}
