import { readdirSync, readFileSync } from 'node:fs';

/**
 * Kills every process below `site` that is its backend, as a crash would; gives how many. Only where the system
 * shows its processes under /proc.
 */
export function killBackend(site: number): number {
  const victims = descendantsOf(site).filter((pid) => commandOf(pid).includes('serve-backend'));
  for (const pid of victims)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  return victims.length;
}

function descendantsOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), parentOf(Number(name))] as const);
  const found = [root];
  for (const pid of found)
    found.push(...parents.filter(([, parent]) => parent === pid).map(([child]) => child));
  return found.slice(1);
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? -1);
}

function commandOf(pid: number): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
