import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Bundles all chunks of a page into one file, for visitors who open that page first: one request instead of three
 * or four. The chunks stay for visitors who come from another page and have some of them. `folder` is that of the
 * browser build, `files` are the page's; returns them with the bundle in place of its parts.
 */
export function bundlePage(folder: string, page: string, files: readonly string[]): string[] {
  const chunks = files.filter((file) => file.endsWith('.js'));
  if (chunks.length < 2) return [...files];
  // A chunk registers its modules by number, so one file can contain several, in any order.
  const content = chunks.map((chunk) => readFileSync(path.join(folder, chunk), 'utf8')).join('\n');
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const bundle = `file-${hash}/${PREFIX}${page}.js`;
  mkdirSync(path.join(folder, path.dirname(bundle)), { recursive: true });
  writeFileSync(path.join(folder, bundle), content);
  return [...files.filter((file) => !chunks.includes(file)), bundle];
}

const PREFIX = 'page-';

/** Returns true when a file repeats the content of others. */
export function isPageBundle(file: string): boolean {
  return path.posix.basename(file).startsWith(PREFIX);
}
