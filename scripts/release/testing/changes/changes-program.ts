import { mkdirSync, symlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { buildRemote, buildShell } from '@little-arches/build/build-package';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { projectRoot } from '@little-arches/kit/project-root';
import { publish } from '../../publish';
import { createDirectoryStore } from '../../store/store';
import { makeLive } from '../sample-build';
import { classes } from './classes';
import { createWorld, packages, type World } from './fixture/world';
import { changedParts, writeWorld } from './fixture/write-world';
import type { StaticChange } from './static-change';
import type { Verdict } from './verdict';
import { endOf, verdictOf } from './verdict-of';

const CHANNEL = 'production';

/** Builds and checks all changes in `folder`, and writes one verdict per line. */
export async function run([folder = '']: readonly string[]): Promise<void> {
  await checkChanges(
    folder,
    Object.values(classes).flat(),
    (verdict) => void writeSync(1, `${JSON.stringify(verdict)}\n`),
  );
}

/** Builds each change in a folder of its own below `folder`, and checks it against a live world. */
async function checkChanges(
  folder: string,
  changes: readonly StaticChange[],
  report: (verdict: Verdict) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  symlinkSync(path.join(projectRoot(), 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  const base = createWorld();
  const parts = Object.keys(packages) as (keyof World)[];
  const store = createDirectoryStore(path.join(folder, 'releases'));
  for (const artefact of await build(path.join(folder, 'live'), base, parts, '1.0.0'))
    await makeLive(store, CHANNEL, artefact);
  // Checks run one at a time, because publishing reads the packages of the current folder.
  let checking: Promise<unknown> = Promise.resolve();
  await eachAtMost(3, [...changes.entries()], async ([index, change]) => {
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
      report({ name: change.name, ...said });
    });
    await checking;
  });

  async function check(own: string, artefacts: readonly Descriptor[]) {
    process.chdir(own);
    return await verdictOf(publish(store, CHANNEL, artefacts, { by: 'tester', compose: undefined }));
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
