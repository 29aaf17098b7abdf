import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  extrasSchema,
  type PublishedFile,
  publishedFileSchema,
  type RegistryVersion,
} from 'shared-contracts/registry';
import * as v from 'valibot';
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
  readonly icon?: string | undefined;
  /** The picture that link previews show, in `browser/`; remotes and older shells have none. */
  readonly card?: string | undefined;
  /** The licences of what it holds of others, in `browser/`; older builds list none. */
  readonly notices?: string | undefined;
  /** Files of the Node build; their paths begin with `node/`. */
  readonly node: readonly PublishedFile[];
  readonly extras: RegistryVersion['extras'];
}

const file = publishedFileSchema.entries;

// Loose: a command of an older checkout must not drop what a newer one says.
const artefactSchema = v.looseObject({
  name: v.string(),
  version: v.string(),
  entry: v.object({ path: file.path, integrity: file.integrity }),
  styles: v.array(file.path),
  fonts: v.array(file.path),
  icon: v.optional(file.path),
  card: v.optional(file.path),
  notices: v.optional(file.path),
  node: v.array(
    v.object({ ...file, path: v.pipe(file.path, v.startsWith('node/', 'It is no file of a Node build')) }),
  ),
  extras: extrasSchema,
});

/** Reads a descriptor. Throws an Error that names `where` and the wrong field. */
export function parseArtefact(text: string, where: string): Artefact {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(`${where} holds no JSON`, { cause });
  }
  const result = v.safeParse(artefactSchema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new Error(`${where} is wrong at '${v.getDotPath(issue) ?? ''}': ${issue.message}`);
}

/** The file of a package's last build that is published as `file`. */
export function builtFile(name: PackageName, file: string): string {
  return path.join(folderOf(name), 'dist', file.startsWith('node/') ? '.' : 'browser', file);
}

/** The artefact of the last build of a package. Throws when it was never built. */
export function readBuiltArtefact(name: PackageName): Artefact {
  const descriptor = path.join(folderOf(name), 'dist/descriptor.json');
  return parseArtefact(readFileSync(descriptor, 'utf8'), `${name}/dist/descriptor.json`);
}
