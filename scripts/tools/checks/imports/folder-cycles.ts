import path from 'node:path';
import type { ImportStatement } from './import-statements';

/** A module and its imports. */
export interface ImportingFile {
  readonly path: string;
  readonly imports: readonly ImportStatement[];
}

const ROOM = /^(?<home>(?:shell|shared-contracts|remote-[\w-]+)\/src|scripts\/[\w-]+)\/(?<folder>[\w-]+)\//;
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\//;

/**
 * Finds every cycle among the folders directly below a package's sources. Folders in a cycle can only be read,
 * moved and tested together. Files beside the folders connect them and do not count.
 */
export function findFolderCycles(files: readonly ImportingFile[]): string[] {
  const entries = new Map<string, Map<string, string>>();
  for (const file of files) {
    const from = folderOf(file.path);
    if (!from || NOT_PRODUCT.test(file.path)) continue;
    for (const { specifier } of file.imports) {
      const to = specifier.startsWith('.')
        ? folderOf(`${path.posix.join(path.posix.dirname(file.path), specifier)}/`)
        : undefined;
      if (!to || to === from) continue;
      const known = entries.get(from) ?? new Map<string, string>();
      entries.set(from, known.set(to, known.get(to) ?? `${file.path} imports '${specifier}'`));
    }
  }
  const said = new Set<string>();
  return [...entries.keys()].flatMap((folder) => {
    const circle = circleThrough(folder, entries);
    const name = [...circle].sort().join();
    if (circle.length === 0 || said.has(name)) return [];
    said.add(name);
    const steps = circle.map((at, index) => entries.get(at)?.get(circle[(index + 1) % circle.length] ?? ''));
    return [
      `${circle.join(' → ')} → ${folder} is a circle of folders: ${steps.join('; ')}. Move one of these modules to the folder it belongs to, or take what it needs as a parameter.`,
    ];
  });
}

function folderOf(file: string): string | undefined {
  const { home, folder } = ROOM.exec(file)?.groups ?? {};
  return home && folder ? `${home}/${folder}` : undefined;
}

/** Returns the shortest path from a folder back to itself; empty when there is none. */
function circleThrough(start: string, entries: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of entries.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return [];
}
