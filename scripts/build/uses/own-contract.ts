import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { SlotDefinitions } from '../describe/published-slots';
import type { EventDefinitions } from './event-shapes';

/** Name of the contract's package. */
export const CONTRACT = '@little-arches/contracts';

/** The contract that a package is built with: the copy installed for it, as with React. */
export interface OwnContract {
  readonly events: EventDefinitions;
  readonly slots: SlotDefinitions;
  /** Address table: patterns by name. */
  readonly addresses: Readonly<Record<string, string>>;
}

/**
 * Reads the contract that the package in `folder` is built with, never the tools' own copy, because a team upgrades
 * its contract independently. Throws a UsageError when none is installed.
 */
export function ownContract(folder: string): OwnContract {
  const load = createRequire(path.join(folder, 'package.json'));
  const fileOf = (entry: string) => {
    try {
      return realpathSync(load.resolve(`${CONTRACT}/${entry}`));
    } catch {
      throw new UsageError(
        `${CONTRACT}/${entry} is not installed for ${path.basename(folder)}: npm install ${CONTRACT}`,
      );
    }
  };
  loadTypeScript(fileOf('formats'));
  const { events, slots } = load(fileOf('formats')) as Pick<OwnContract, 'events' | 'slots'>;
  const { addresses } = load(fileOf('routes')) as Pick<OwnContract, 'addresses'>;
  return { events, slots, addresses };
}

/** Returns the version of the contract that the package in `folder` is built with. */
export function contractVersion(folder: string): string {
  const load = createRequire(path.join(folder, 'package.json'));
  loadTypeScript(load.resolve(`${CONTRACT}/remote`));
  const { CONTRACT_VERSION } = load(`${CONTRACT}/remote`) as { CONTRACT_VERSION: string };
  return CONTRACT_VERSION;
}

/** Makes Node load a TypeScript file; Rspack's own command does so for its configuration only. */
function loadTypeScript(file: string): void {
  if (/\.tsx?$/.test(file)) createRequire(import.meta.url)('@little-arches/kit/typescript/register');
}
