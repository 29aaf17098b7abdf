import { existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { errorCode } from '@little-arches/kit/errors/error-code';
import { ASIDE } from '../database/move-aside';
import type { Finding } from './machine';

const DAY = 86_400_000;
const subject = 'Data put aside';

/**
 * Warns of the files that the embedded backend moved aside, which are never deleted automatically. Returns an empty
 * list when there are none.
 */
export function examineAside(dataDir: string): Finding[] {
  const folder = path.join(dataDir, 'backend', ASIDE);
  if (!existsSync(folder)) return [];
  try {
    const entries = readdirSync(folder).map((name) => lstatSync(path.join(folder, name)));
    if (entries.length === 0) return [];
    const oldest = Math.min(...entries.map(({ mtimeMs }) => mtimeMs));
    const size = `${(sizeOf(folder) / 1e6).toFixed(1)} MB`;
    return [
      {
        subject,
        state: `${entries.length} in ${folder}: ${size}, ${ageOf(oldest, entries.length)}`,
        fix: `A restore or a first start cut short left them, with personal data in them. Once the site has what it needs, delete that folder: ${folder}`,
      },
    ];
  } catch (error) {
    const state = `${folder} can’t be read (${errorCode(error)})`;
    return [{ subject, state, fix: 'Run this as the user who starts the site.' }];
  }
}

/** Returns the bytes of a file or folder; links count as zero. */
function sizeOf(place: string): number {
  const stats = lstatSync(place);
  if (!stats.isDirectory()) return stats.isFile() ? stats.size : 0;
  return readdirSync(place).reduce((sum, name) => sum + sizeOf(path.join(place, name)), 0);
}

function ageOf(time: number, number: number): string {
  const days = Math.floor((Date.now() - time) / DAY);
  if (days < 1) return 'put there today';
  return `${number > 1 ? 'the oldest ' : ''}${days === 1 ? '1 day' : `${days} days`} old`;
}
