import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { integrityOf } from '@scripts/kit/integrity';
import type { PublishedFile } from 'shared-contracts/formats/published-version';
import { RELEASED_FILE } from 'shared-contracts/formats/released-file';
import { assetTypes } from '../store/asset-files';

/** The files of a build that is not ours. */
export interface ForeignBuild {
  readonly files: readonly PublishedFile[];
  /** Those of the Node build, in `node`. */
  readonly node: readonly PublishedFile[];
  readonly maps: readonly PublishedFile[];
  /** What no browser asks for, and is not released. */
  readonly others: readonly string[];
  /** Changes with the content of any file. */
  readonly hash: string;
}

/** Reads every file of a build in `folder`. Throws a UsageError that names one that can't be released. */
export function readForeignBuild(folder: string): ForeignBuild {
  const all = filesBelow(folder);
  const isNode = (file: string) => file.startsWith('node/') && file.endsWith('.mjs');
  const isMap = (file: string) => file.endsWith('.js.map') && !file.startsWith('node/');
  const isServed = (file: string) =>
    path.extname(file) in assetTypes && !/^(?:node|\.[^/]*)\/|^mf-stats\.json$/.test(file);
  const files = all.filter(isServed);
  const odd = files.find((file) => !new RegExp(`^${RELEASED_FILE}$`).test(file));
  if (odd !== undefined)
    throw new UsageError(
      `${path.join(folder, odd)} can't be released under this name: use letters, digits, '.', '-' and '_'.`,
    );
  const [node, maps] = [all.filter(isNode), all.filter(isMap)];
  if (existsSync(path.join(folder, 'node')) && !node.includes('node/routes.mjs'))
    throw new UsageError(
      `${path.join(folder, 'node')} holds no routes.mjs, which the pages are prerendered from.`,
    );
  const read = (file: string): PublishedFile => {
    const content = readFileSync(path.join(folder, file));
    return { path: file, size: content.byteLength, integrity: integrityOf(content) };
  };
  const build = { files: files.map(read), node: node.map(read), maps: maps.map(read) };
  const hash = createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 8);
  const released = new Set([...files, ...node, ...maps]);
  return { ...build, hash, others: all.filter((file) => !released.has(file)) };
}

/** All files, named with `/` and sorted, so that every system finds the same. Links are refused: they lead elsewhere. */
function filesBelow(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files: string[] = [];
  for (const name of names) {
    const found = lstatSync(path.join(folder, name));
    if (found.isSymbolicLink())
      throw new UsageError(`${path.join(folder, name)} is a link: put the file itself in its place.`);
    if (found.isFile()) files.push(name.replaceAll(path.sep, '/'));
  }
  return files.sort();
}
