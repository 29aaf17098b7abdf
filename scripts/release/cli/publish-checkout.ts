import { buildPackage } from '@scripts/build/build-package';
import { projectRoot } from '@scripts/kit/project-root';
import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { Allowed } from '../check/check-reaches';
import type { Finding } from '../check/findings';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { commitOf } from '../compose/origin';
import type { Movement } from '../move-pointers';
import { publish } from '../publish';
import { type Bom, bomOf, readBom } from '../site/sbom';
import { chosenPackages } from './chosen-packages';
import type { Command } from './command';

/** Builds packages of the checkout and publishes them together, or only checks that in a dry run. */
export async function publishCheckout(
  command: Pick<Command, 'names' | 'store' | 'channel' | 'begin' | 'dryRun' | 'by' | 'log'> & {
    readonly repair?: boolean;
    readonly canary?: number | undefined;
    readonly allowed?: Allowed | undefined;
    readonly judge?: (finding: Finding) => Finding;
  },
  compose: ComposeCandidate,
): Promise<Movement> {
  const { store, channel, dryRun, by, log } = command;
  const names = chosenPackages(command.names);
  const artefacts: Descriptor[] = [];
  for (const name of names) {
    log(`Building ${name}`);
    artefacts.push((await buildPackage(name)).artefact);
  }
  log(`Checking against what is live on ${channel}`);
  let bom: Bom | undefined;
  return await publish(store, channel, artefacts, {
    by,
    commit: commitOf(names),
    dryRun,
    compose,
    begin: command.begin,
    repair: command.repair,
    canary: command.canary,
    allowed: command.allowed,
    judge: command.judge,
    sbom(artefact, notices) {
      bom ??= readBom(projectRoot());
      return bomOf(bom, artefact, notices);
    },
    log,
  });
}
