import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage } from '@scripts/build/build-package';
import { packageNames } from '@scripts/build/packages';
import { sentenceOf } from '@scripts/kit/errors/system-failure';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import { RefusedError } from '../../check/findings';
import { neverComposed } from '../../cli/move-and-compose';
import { publishCheckout } from '../../cli/publish-checkout';
import { publish } from '../../publish';
import { createDirectoryStore, type ReleaseStore } from '../../store/store';
import { composeNothing } from '../sample-releases';
import { seededChanges } from './changes/changes';
import type { SeededChange } from './seeded-change';
import type { Verdict } from './verdict';

const CHANNEL = 'production';
const by = 'tester';

/** Makes the checkout in this folder live, as it stands. */
async function publishAll(store: ReleaseStore): Promise<void> {
  const artefacts: Descriptor[] = [];
  for (const name of packageNames()) artefacts.push((await buildPackage(name)).artefact);
  await publish(store, CHANNEL, artefacts, { by, compose: composeNothing, effort: 'quickly' });
}

/** Makes the change in this folder, checks what it changes, and takes it back. */
async function check(store: ReleaseStore, change: SeededChange): Promise<Verdict> {
  const started = performance.now();
  const { name, packages: names } = change;
  const undo = change.edits.map(make);
  const command = { names, store, channel: CHANNEL, begin: CHANNEL, dryRun: true, by, log: () => {} };
  const verdict = await publishCheckout(command, neverComposed).then(
    ({ findings }) => ({ findings: [...findings] }),
    (error: unknown) => {
      if (error instanceof RefusedError) return { findings: [...error.findings] };
      const sentence = sentenceOf(error);
      const text = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
      return { findings: [], ended: { text, isSentence: sentence !== undefined } };
    },
  );
  for (const step of undo.reverse()) step();
  return { name, ...verdict, milliseconds: Math.round(performance.now() - started) };
}

/** Changes a file, and gives what takes it back. */
function make(edit: SeededChange['edits'][number]): () => void {
  const file = path.resolve(edit.file);
  if ('content' in edit) {
    if (existsSync(file)) throw new Error(`${edit.file} is there already`);
    mkdirSync(path.dirname(file), { recursive: true });
    const { content } = edit;
    writeFileSync(file, typeof content === 'number' ? randomBytes(content) : content);
    return () => rmSync(file);
  }
  const before = readFileSync(file, 'utf8');
  if (before.split(edit.find).length !== 2)
    throw new Error(`'${edit.find}' must stand once in ${edit.file}: correct the table`);
  writeFileSync(
    file,
    before.replace(edit.find, () => edit.replace),
  );
  return () => writeFileSync(file, before);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [, , folder = '', ...names] = process.argv;
  const store = createDirectoryStore(folder);
  if (names.length === 0) await publishAll(store);
  for (const change of seededChanges.filter(({ name }) => names.includes(name)))
    writeSync(1, `${JSON.stringify(await check(store, change))}\n`);
}
