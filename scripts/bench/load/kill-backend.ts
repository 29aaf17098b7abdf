import { readFileSync } from 'node:fs';
import { treeOf } from '../process-memory';

/**
 * Kills every process below `site` that is its backend, as a crash would; gives how many. Only where the system
 * shows its processes under /proc.
 */
export function killBackend(site: number): number {
  const victims = (treeOf(site) ?? []).filter(
    ({ pid }) => pid !== site && commandOf(pid).includes('serve-backend'),
  );
  for (const { pid } of victims)
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It ended meanwhile.
    }
  return victims.length;
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It ended meanwhile.
    return '';
  }
}
