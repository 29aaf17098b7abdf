import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableMemory } from 'node:process';

/** Where Linux keeps files in memory. */
const PLACE = '/dev/shm';
/** Bytes that must be free in it, and in the machine, before tests lay their files there. */
const ROOM = 8 * 2 ** 30;

/** What decides whether a folder in memory will do. */
export interface MemoryPlace {
  /** What the machine has mounted, as /proc/mounts says it. */
  readonly mounts: string;
  /** Bytes that files may still take there. */
  readonly free: number;
  /** Bytes of memory that nobody uses. */
  readonly memory: number;
}

/** Whether tests may lay their files into this machine's memory: there is room, and programs may be run from there. */
export function holdsTests({ mounts, free, memory }: MemoryPlace): boolean {
  const mounted = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === PLACE);
  const [, , kind, options = ''] = mounted ?? [];
  const refused = options.split(',').some((option) => option === 'noexec' || option === 'ro');
  return kind === 'tmpfs' && !refused && Math.min(free, memory) >= ROOM;
}

/** A folder of this machine that is kept in memory, where it has one that will do for tests. */
export function memoryFolder(): string | undefined {
  try {
    const { bavail, bsize } = statfsSync(PLACE);
    const place = {
      mounts: readFileSync('/proc/mounts', 'utf8'),
      free: bavail * bsize,
      memory: availableMemory(),
    };
    if (!holdsTests(place)) return undefined;
    rmSync(mkdtempSync(`${PLACE}/little-arches-`), { recursive: true });
    return PLACE;
  } catch {
    // Another system, or one where that is somebody else's.
    return undefined;
  }
}
