import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runProcess } from '@scripts/kit/processes/start-process';
import { projectRoot } from '@scripts/kit/project-root';
import { siteDataDir } from '../../site';
import { keepReleases } from '../kept-releases';

/** Releases the bad remotes into the running site; gives what takes them away again. */
export async function releaseBadRemotes(): Promise<() => void> {
  const restore = keepReleases();
  const bringBack = () => {
    restore();
    // Where the release laid their Node builds out.
    for (const name of ['remote-bad', 'remote-worse'])
      rmSync(path.join(projectRoot(), '.cache/prerender', name), { recursive: true, force: true });
  };
  const program = pathToFileURL(
    path.join(projectRoot(), 'shell/e2e/support/releases/bad-remote/release-bad-remotes.ts'),
  );
  // In a process of its own: Node builds are imported, which Jest can't. TypeScript as scripts/run.mjs has it.
  const code = `import { register } from 'tsx/esm/api';
register();
const { release } = await import(${JSON.stringify(program.href)});
await release(${JSON.stringify(siteDataDir)});`;
  try {
    await runProcess(['--input-type=module', '--eval', code], { cwd: projectRoot() });
  } catch (error) {
    bringBack();
    throw error;
  }
  return bringBack;
}
