import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BuildSubject } from '../config/rules';
import type { PageCode } from '../model/published-version';
import { withoutVersion } from '../model/version-names';
import type { ChunkGroup } from './compile';

interface Groups {
  readonly browser: readonly ChunkGroup[];
  readonly node: readonly ChunkGroup[];
}

/** Returns the import path of a page in a remote's table of pages. */
export function pageRequest(page: string): string {
  return `./pages/${page}/page`;
}

/**
 * Returns hashes of the code of each page of a remote, independent of its version: of the unminified scripts of the
 * Node build, and of the browser's styles.
 */
export function pageCodeOf(subject: BuildSubject, pages: readonly string[], groups: Groups): PageCode {
  const ofPage = (page: string) => (group: ChunkGroup) => group.requests.includes(pageRequest(page));
  const requests = new Set<string | undefined>(pages.map(pageRequest));
  const isFoundation = (group: ChunkGroup) => !group.requests.some((request) => requests.has(request));
  return {
    // The code that every page needs, and the code loaded on demand.
    foundation: hashOf(isFoundation),
    pages: Object.fromEntries(pages.map((page) => [page, hashOf(ofPage(page))])),
  };

  function hashOf(isPart: (group: ChunkGroup) => boolean): string {
    const files = [
      ...filesOf(groups.node.filter(isPart), 'node', /\.mjs$/),
      ...filesOf(groups.browser.filter(isPart), 'browser', /\.css$/),
    ];
    const hash = createHash('sha256');
    for (const text of files.map(read).sort()) hash.update(text);
    return hash.digest('hex').slice(0, 16);
  }

  function read(file: string): string {
    return withoutVersion(readFileSync(file, 'utf8'), subject.name, subject.version);
  }

  function filesOf(parts: readonly ChunkGroup[], target: string, ending: RegExp): string[] {
    const files = new Set(parts.flatMap((group) => group.files).filter((file) => ending.test(file)));
    return [...files].map((file) => path.join(subject.folder, 'dist', target, file));
  }
}
