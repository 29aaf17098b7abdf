import { buildPackage } from '@little-arches/build/build-package';
import { chosenPackages } from '../chosen-packages';
import type { Verb } from '../command';

/** `release build`: builds packages, or reports which are built already. */
export const verb: Verb = async ({ names, log }) => {
  const built: { package: string; version: string; fresh: boolean }[] = [];
  for (const name of chosenPackages(names)) {
    log(`Building ${name}`);
    const { artefact, fresh } = await buildPackage(name);
    built.push({ package: name, version: artefact.version, fresh });
  }
  return {
    json: { built },
    text: built.map(
      ({ package: name, version, fresh }) => `${fresh ? 'Built' : 'Up to date:'} ${name} ${version}`,
    ),
  };
};
