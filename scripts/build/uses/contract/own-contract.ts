import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { EventDefinitions } from '../../event-shapes';
import type { SlotDefinitions } from '../../slots';
import { packageAt } from './package-at';

/** Name of the contract's package. */
export const CONTRACT = '@little-arches/contracts';

/** The contract that a package is built with: the copy installed for it, as with React. */
export interface OwnContract {
  /** Real path of the copy's folder. */
  readonly folder: string;
  readonly events: EventDefinitions;
  /** The slots of pages; none in contracts older than the list. */
  readonly slots: SlotDefinitions;
  /** Address table: patterns by name. */
  readonly addresses: Readonly<Record<string, string>>;
  /** Returns the text of an entry; its declarations when the copy is compiled. */
  text(entry: string): string;
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
  loadTypeScript(fileOf('events'));
  const { events } = load(fileOf('events')) as { events: EventDefinitions };
  const { addresses } = load(fileOf('routes')) as { addresses: Readonly<Record<string, string>> };
  const own = packageAt(fileOf('host'));
  return {
    folder: own?.folder ?? path.dirname(fileOf('host')),
    events,
    slots: slotsOf(load),
    addresses,
    text: (entry) => readFileSync(declarationsOf(fileOf(entry)), 'utf8'),
  };
}

function slotsOf(load: NodeJS.Require): SlotDefinitions {
  try {
    return (load(`${CONTRACT}/slots`) as { slots: SlotDefinitions }).slots;
  } catch {
    // The copy is older than the list.
    return {};
  }
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

/** Returns the declarations beside a file, because compiled sources contain no types. */
function declarationsOf(file: string): string {
  const declarations = file.replace(/\.js$/, '.d.ts');
  return existsSync(declarations) ? declarations : file;
}
