import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PublishedFile, RegistryVersion } from 'shared-contracts/registry';
import { folderOf, type PackageName } from './packages';

/** What a build left in `<package>/dist`: `browser/`, `node/` and this, as descriptor.json. */
export interface Artefact {
  readonly name: string;
  readonly version: string;
  /** The file visitors load first, in `browser/`. */
  readonly entry: { readonly path: string; readonly integrity: string };
  /** Styles that every page needs, in `browser/`; only the shell has some. */
  readonly styles: readonly string[];
  /** Fonts to preload and the icon, in `browser/`; only the shell has some. */
  readonly fonts: readonly string[];
  readonly icon: string | undefined;
  /** The picture that link previews show, in `browser/`; remotes and older shells have none. */
  readonly card?: string | undefined;
  /** Files of the Node build; their paths begin with `node/`. */
  readonly node: readonly PublishedFile[];
  readonly extras: RegistryVersion['extras'];
}

/** The file of a package's last build that is published as `file`. */
export function builtFile(name: PackageName, file: string): string {
  return path.join(folderOf(name), 'dist', file.startsWith('node/') ? '.' : 'browser', file);
}

/** The artefact of the last build of a package. Throws when it was never built. */
export function readBuiltArtefact(name: PackageName): Artefact {
  return JSON.parse(readFileSync(path.join(folderOf(name), 'dist/descriptor.json'), 'utf8')) as Artefact;
}
