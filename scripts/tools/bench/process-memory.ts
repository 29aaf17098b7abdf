import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** Bytes in memory. */
  readonly resident: number;
}

/**
 * Returns the bytes in memory of a process and its descendants; undefined when the system does not report them.
 * Memory that two processes share counts twice.
 */
export function memoryOfTree(root: number): number | undefined {
  return treeOf(root)?.reduce((sum, { resident }) => sum + resident, 0);
}

/** Returns a process and its descendants; undefined when the system does not report them. */
function treeOf(root: number): ProcessRow[] | undefined {
  const rows = readRows();
  if (!rows) return undefined;
  const tree = new Set([root]);
  for (let grown = true; grown; ) {
    const children = rows.filter(({ pid, parent }) => tree.has(parent) && !tree.has(pid));
    for (const { pid } of children) tree.add(pid);
    grown = children.length > 0;
  }
  return rows.filter(({ pid }) => tree.has(pid));
}

function readRows(): ProcessRow[] | undefined {
  if (process.platform === 'linux') return readProc();
  if (process.platform === 'win32') return undefined;
  const { stdout, status } = spawnSync('ps', ['-axo', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  if (status !== 0) return undefined;
  return stdout
    .trim()
    .split('\n')
    .map((line) => {
      const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
      return { pid, parent, resident: kilobytes * 1024 };
    });
}

/** Reads /proc, because minimal systems have no ps. */
function readProc(): ProcessRow[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const field = (key: string) => Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
        return [{ pid: Number(name), parent: field('PPid'), resident: field('VmRSS') * 1024 }];
      } catch {
        // The process ended meanwhile.
        return [];
      }
    });
}
