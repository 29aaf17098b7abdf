import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { PublishedFile } from '@little-arches/build/model/published-version';
import { allFiles } from '@little-arches/build/output-files';
import { RELEASED_FILE } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { assetTypes } from '../store/asset-files';

export interface ForeignBuild {
  readonly files: readonly PublishedFile[];
  /** Files of the Node build, in `node`. */
  readonly node: readonly PublishedFile[];
  readonly maps: readonly PublishedFile[];
  /** Files that no browser requests, which are not released. */
  readonly others: readonly string[];
  /** Changes with the content of any file. */
  readonly hash: string;
}

/** Reads every file of a build in `folder`. Throws a UsageError that names a file that can't be released. */
export function readForeignBuild(folder: string): ForeignBuild {
  const link = readdirSync(folder, { recursive: true, withFileTypes: true }).find((entry) =>
    entry.isSymbolicLink(),
  );
  if (link)
    throw new UsageError(
      `${path.join(link.parentPath, link.name)} is a link, which leads elsewhere: put the file itself in its place.`,
    );
  const all = allFiles(folder);
  const isServed = ({ path: file }: PublishedFile) =>
    path.extname(file) in assetTypes && !/^(?:node|\.[^/]*)\/|^mf-stats\.json$/.test(file);
  const files = all.filter(isServed);
  const odd = files.find((file) => !new RegExp(`^${RELEASED_FILE}$`).test(file.path));
  if (odd)
    throw new UsageError(
      `${path.join(folder, odd.path)} can't be released under this name: use letters, digits, '.', '-' and '_'.`,
    );
  const node = all.filter((file) => file.path.startsWith('node/') && file.path.endsWith('.mjs'));
  const maps = all.filter((file) => file.path.endsWith('.js.map') && !file.path.startsWith('node/'));
  if (existsSync(path.join(folder, 'node')) && !node.some((file) => file.path === 'node/routes.mjs'))
    throw new UsageError(
      `${path.join(folder, 'node')} holds no routes.mjs, which the pages are prerendered from.`,
    );
  const hash = createHash('sha256').update(JSON.stringify({ files, node, maps })).digest('hex').slice(0, 8);
  const released = new Set([...files, ...node, ...maps].map((file) => file.path));
  const others = all.map((file) => file.path).filter((file) => !released.has(file));
  return { files, node, maps, hash, others };
}
