import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import { projectRoot } from '@little-arches/kit/project-root';
import { workspaceNames } from '@little-arches/kit/workspaces';
import { emitScripts } from './emit-scripts';
import { packedVersion } from './packed-version';
import { stagePackage } from './stage-package';

/** Packages that a team's own repository installs, in the order of their dependencies. */
const PACKED = [
  '@little-arches/contracts',
  '@little-arches/kit',
  '@little-arches/build',
  '@little-arches/release',
  '@little-arches/testing',
];

/** `npm run pack -- <folder>`: packs the contract and the tools as npm tarballs, for a team's own repository. */
export async function run([to, ...others]: string[]): Promise<void> {
  if (!to || others.length > 0) throw new UsageError('Say where to: npm run pack -- <folder>');
  const root = projectRoot();
  const output = path.resolve(to);
  const workspaces = workspaceNames(root);
  const folders = PACKED.map((name) => workspaces.get(name) ?? name);
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-pack-'));
  try {
    emitScripts(root, folders, scratch);
    const version = packedVersion(root);
    for (const folder of folders) stagePackage(path.join(root, folder), path.join(scratch, folder), version);
    mkdirSync(output, { recursive: true });
    const staged = folders.map((folder) => path.join(scratch, folder));
    const { status, stderr, stdout } = runNpm([
      ...['pack', '--loglevel=error', '--ignore-scripts', `--pack-destination=${output}`],
      ...staged,
    ]);
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
    for (const file of stdout.trim().split('\n')) console.log(path.join(to, file));
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}
