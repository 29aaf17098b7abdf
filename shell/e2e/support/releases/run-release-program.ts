import { rmSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { runProcess } from '@little-arches/kit/processes/start-process';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { siteDataDir } from '../site';
import { keepReleases } from './kept-releases';

/**
 * Runs a program beside this file that exports `run([dataDir])` against the running site; returns the function that
 * removes the released `remotes` again. Runs in its own process, because it imports Node builds, which Jest can't.
 */
export async function runReleaseProgram(program: string, remotes: readonly string[]): Promise<() => void> {
  const restore = keepReleases();
  const bringBack = () => {
    restore();
    // The folder into which the release unpacked their Node builds.
    for (const name of remotes)
      rmSync(path.join(projectRoot(), '.cache/prerender', name), { recursive: true, force: true });
  };
  const file = path.join(projectRoot(), 'shell/e2e/support/releases', program);
  try {
    await runProcess(programArgs(file, siteDataDir), { cwd: projectRoot() });
  } catch (error) {
    bringBack();
    throw error;
  }
  return bringBack;
}
