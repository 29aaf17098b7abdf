import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseJson } from '@scripts/kit/files/read-json';
import { parseDescriptor } from 'shared-contracts/formats/descriptor';
import { createComposer } from '../compose/compose-candidate';
import { publish } from '../publish';
import { createDirectoryStore } from '../store/store';
import { sampleConfig } from './sample-build';

/** A release in a process of its own, for tests that kill it: the checkout, then the packages to publish. */
async function release(folder: string, names: readonly string[]): Promise<void> {
  process.chdir(folder);
  const store = createDirectoryStore(path.join(folder, 'releases'));
  const artefacts = names.map((name) => {
    const file = path.join(folder, name, 'dist/descriptor.json');
    return parseDescriptor(parseJson(readFileSync(file, 'utf8'), file), file);
  });
  const { compose } = createComposer({ store, channel: 'production', config: sampleConfig, full: false });
  await publish(store, 'production', artefacts, { by: String(process.pid), compose });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder = '', ...names] = process.argv;
  // The one who kills waits for this: what comes before is only Node starting.
  process.stdout.write('started\n');
  await release(folder, names);
}
