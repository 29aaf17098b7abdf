import path from 'node:path';
import type { ImportStatement } from './import-statements';

/** A module and what it imports. */
export interface ImportingFile {
  readonly path: string;
  readonly imports: readonly ImportStatement[];
}

const ROOM = /^(?<home>(?:shell|shared-contracts|remote-[\w-]+)\/src|scripts\/[\w-]+)\/(?<room>[\w-]+)\//;
const NOT_PRODUCT = /\.test\.tsx?$|\/testing\//;

/**
 * Names every circle of folders: the folders right below a package's sources. Folders in a circle can only be
 * read, moved and tested together. What is beside the folders puts them together, so it doesn't count.
 */
export function findRoomCycles(files: readonly ImportingFile[]): string[] {
  const doors = new Map<string, Map<string, string>>();
  for (const file of files) {
    const from = roomOf(file.path);
    if (!from || NOT_PRODUCT.test(file.path)) continue;
    for (const { specifier } of file.imports) {
      const to = specifier.startsWith('.')
        ? roomOf(`${path.posix.join(path.posix.dirname(file.path), specifier)}/`)
        : undefined;
      if (!to || to === from) continue;
      const known = doors.get(from) ?? new Map<string, string>();
      doors.set(from, known.set(to, known.get(to) ?? `${file.path} imports '${specifier}'`));
    }
  }
  const said = new Set<string>();
  return [...doors.keys()].flatMap((room) => {
    const circle = circleThrough(room, doors);
    const name = [...circle].sort().join();
    if (circle.length === 0 || said.has(name)) return [];
    said.add(name);
    const steps = circle.map((at, index) => doors.get(at)?.get(circle[(index + 1) % circle.length] ?? ''));
    return [
      `${circle.join(' → ')} → ${room} is a circle of folders: ${steps.join('; ')}. Move one of these modules to the room it belongs to, or take what it needs as a parameter.`,
    ];
  });
}

function roomOf(file: string): string | undefined {
  const { home, room } = ROOM.exec(file)?.groups ?? {};
  return home && room ? `${home}/${room}` : undefined;
}

/** The shortest way from a folder back to itself; empty when there is none. */
function circleThrough(start: string, doors: ReadonlyMap<string, ReadonlyMap<string, string>>): string[] {
  const ways: string[][] = [[start]];
  const seen = new Set<string>();
  for (const way of ways)
    for (const next of doors.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  return [];
}
