import { mkdirSync, symlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, buildShell } from '@scripts/build/build-package';
import type { Descriptor } from '@scripts/build/model/descriptor';
import { eachAtMost } from '@scripts/kit/each-at-most';
import { sentenceOf } from '@scripts/kit/errors/system-failure';
import { projectRoot } from '@scripts/kit/project-root';
import { RefusedError } from '../../../check/findings';
import { publish } from '../../../publish';
import { createDirectoryStore } from '../../../store/store';
import { makeLive } from '../../sample-build';
import { createWorld, packages, type World } from '../fixture/world';
import { changedParts, writeWorld } from '../fixture/write-world';
import type { Verdict } from '../verdict';
import { classes } from './changes';
import type { StaticChange } from './static-change';

const CHANNEL = 'production';

/** Builds and checks the changes of the named classes, or all, in `folder`, and writes a verdict a line. */
export async function run([folder = '', ...names]: readonly string[]): Promise<void> {
  const chosen = Object.entries(classes).filter(([name]) => names.length === 0 || names.includes(name));
  const changes: readonly StaticChange[] = chosen.flatMap(([, all]) => all);
  await checkChanges(folder, changes, (verdict) => void writeSync(1, `${JSON.stringify(verdict)}\n`));
}

/** Builds each change in a folder of its own below `folder`, and checks it against a live world. */
export async function checkChanges(
  folder: string,
  changes: readonly StaticChange[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(projectRoot(), 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const base = createWorld();
  const parts = Object.keys(packages) as (keyof World)[];
  const store = createDirectoryStore(path.join(folder, 'releases'));
  for (const artefact of await build(path.join(folder, 'live'), base, parts, '1.0.0'))
    await makeLive(store, CHANNEL, artefact);
  // Publishing reads the packages of the folder that it runs in.
  let checking: Promise<unknown> = Promise.resolve();
  await eachAtMost(3, [...changes.entries()], async ([index, change]) => {
    const started = performance.now();
    const own = path.join(folder, `change-${index}`);
    const world = createWorld();
    change.make(world);
    const built = build(own, world, changedParts(base, world), '1.1.0').then(
      (artefacts) => ({ artefacts }),
      (error: unknown) => ({ ended: endOf(error) }),
    );
    const result = await built;
    checking = checking.then(async () => {
      const said =
        'ended' in result ? { findings: [], ended: result.ended } : await check(own, result.artefacts);
      tell({ name: change.name, ...said, milliseconds: Math.round(performance.now() - started) });
    });
    await checking;
  });

  async function check(
    own: string,
    artefacts: readonly Descriptor[],
  ): Promise<Pick<Verdict, 'findings' | 'ended'>> {
    process.chdir(own);
    return await publish(store, CHANNEL, artefacts, { by: 'tester', compose: undefined }).then(
      ({ findings }) => ({ findings: [...findings] }),
      (error: unknown) =>
        error instanceof RefusedError
          ? { findings: [...error.findings] }
          : { findings: [], ended: endOf(error) },
    );
  }
}

async function build(
  folder: string,
  world: World,
  parts: readonly (keyof World)[],
  version: string,
): Promise<Descriptor[]> {
  const folders = writeWorld(folder, world, parts);
  const artefacts: Descriptor[] = [];
  for (const [index, part] of parts.entries()) {
    const subject = { name: packages[part], folder: folders[index] ?? '', version };
    artefacts.push(part === 'shell' ? await buildShell(subject) : await buildRemote(subject));
  }
  return artefacts;
}

/** What ended a build in another way: a sentence for people, or something with a stack. */
function endOf(error: unknown): NonNullable<Verdict['ended']> {
  const sentence = sentenceOf(error);
  const text = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error));
  return { text, isSentence: sentence !== undefined };
}
