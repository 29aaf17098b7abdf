import path from 'node:path';
import { buildPackage } from '@little-arches/build/build-package';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readOwnFile } from '@little-arches/kit/files/read-own-file';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { commitAt, commitOf } from '../compose/origin';
import { describeForeign } from '../foreign/describe-foreign';
import type { Plan } from '../plan';
import { type PublishOptions, publish } from '../publish';
import type { Rehearsal } from '../rehearse/open-rehearsal';
import { type Bom, bomOf, readBom } from '../site/sbom';
import { readRegistry } from '../store/channel-registry';
import { chosenPackages } from './chosen-packages';
import type { Command } from './command';

/** What to publish. */
type Publishing = Pick<Command, 'names' | 'store' | 'channel' | 'begin' | 'by' | 'log'> & {
  /** A folder with the build of the one package; default: packages of the checkout are built. */
  readonly folder?: string | undefined;
};

/**
 * Publishes packages together; without `compose` it is only planned. `browser` loads the builds of other bundlers.
 */
export async function publishCheckout(
  command: Publishing,
  compose: ComposeCandidate | undefined,
  browser: Rehearsal['browser'],
): Promise<Plan> {
  const { store, channel, by, log, begin } = command;
  // Before the build, which takes long enough for another pipeline to release.
  const { registry: looked } = await readRegistry(store, channel);
  const { artefacts, ...about } =
    command.folder === undefined ? await built(command) : await given(command, command.folder, browser);
  log(`Checking against what is live on ${channel}`);
  const options = { by, compose, begin, looked, log };
  return await publish(store, channel, artefacts, { ...options, ...about });
}

/** What is published, its commit, and how it is read. */
type Artefacts = Pick<PublishOptions, 'commit' | 'read' | 'sbom'> & {
  readonly artefacts: readonly Descriptor[];
};

async function built({ names: chosen, log }: Publishing): Promise<Artefacts> {
  const names = chosenPackages(chosen);
  const artefacts: Descriptor[] = [];
  for (const name of names) {
    log(`Building ${name}`);
    artefacts.push((await buildPackage(name)).artefact);
  }
  let bom: Bom | undefined;
  return {
    artefacts,
    commit: commitOf(names),
    sbom(artefact, notices) {
      bom ??= readBom(projectRoot());
      return bomOf(bom, artefact, notices);
    },
  };
}

async function given(command: Publishing, folder: string, browser: Rehearsal['browser']): Promise<Artefacts> {
  const [name, ...others] = command.names;
  if (name === undefined || others.length > 0)
    throw new UsageError('Say which one package the folder holds: publish remote-sports --from dist');
  return {
    artefacts: [await describeForeign({ ...command, name, folder, browser })],
    commit: commitAt(folder),
    read: (_, file) => readOwnFile(path.resolve(folder), file.split('/')),
  };
}
