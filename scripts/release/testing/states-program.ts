import { writeSync } from 'node:fs';
import { buildPackage } from '@little-arches/build/build-package';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { packageNames } from '@little-arches/build/packages';
import type { SiteConfig } from '@little-arches/contracts/config';
import type { Command } from '../cli/command';
import { publishCheckout } from '../cli/publish-checkout';
import { rehearsed } from '../cli/rehearsed';
import { createComposer } from '../compose/compose-candidate';
import { publish } from '../publish';
import { openRehearsal } from '../rehearse/open-rehearsal';
import { SAMPLE, writeSample } from '../rehearse/testing/states-fixture';
import { createDirectoryStore } from '../store/store';
import { verdictOf } from './changes/verdict-of';
import { sampleConfig } from './sample-build';

/** Seconds in which all states are shown, even on a busy machine. */
const PATIENCE = 1800;

/** Publishes the fixture in this folder, then checks its broken version and writes the verdict. */
export async function run([releases = '', backend = '']: readonly string[]): Promise<void> {
  const command = commandOf(releases, backend);
  await publishAll(command);
  writeSample(process.cwd(), 'broken');
  const rehearsal = openRehearsal({ seconds: PATIENCE, log: command.log });
  const checking = rehearsed({ ...command, names: [SAMPLE], dryRun: true }, publishCheckout, rehearsal);
  writeSync(1, JSON.stringify({ name: 'broken', ...(await verdictOf(checking.then(({ plan }) => plan))) }));
}

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
    location: folder,
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
