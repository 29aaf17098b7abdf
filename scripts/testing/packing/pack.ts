import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { understood } from '@little-arches/kit/command-line';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { workspaceNames } from '@little-arches/kit/files/workspaces';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import { emitScripts } from './emit-scripts';
import { packedVersion } from './packed-version';
import { parseRegistry, publishTarballs } from './publish-tarballs';
import { stageChangelog, stagePackage } from './stage-package';
import { stageTemplate } from './stage-template';

/** Packages for teams' own repositories, in the order of their dependencies. */
const PACKED = [
  '@little-arches/contracts',
  '@little-arches/kit',
  '@little-arches/build',
  '@little-arches/release',
  '@little-arches/testing',
  '@little-arches/create-remote',
];

const USAGE =
  'Say where to: npm run pack -- <folder>, or npm run pack -- --publish <address of your registry>';

/**
 * `npm run pack -- <folder>`: packs the contract and the tools as npm tarballs, for a team's own repository. With
 * `--publish <registry>` it publishes them there; a folder is then optional.
 */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = understood(
    () => parseArgs({ args, allowPositionals: true, options: { publish: { type: 'string' } } }),
    USAGE,
  );
  const [to, ...others] = positionals;
  if ((!to && values.publish === undefined) || others.length > 0) throw new UsageError(USAGE);
  const registry = values.publish === undefined ? undefined : parseRegistry(values.publish);
  const root = projectRoot();
  const scratch = mkdtempSync(path.join(tmpdir(), 'little-arches-pack-'));
  try {
    const version = packedVersion(root);
    const output = path.resolve(to ?? path.join(scratch, 'packed'));
    const files = pack(root, version, scratch, output);
    if (to) for (const file of files) console.log(path.join(to, file));
    if (!registry) return;
    const tarballs = PACKED.map((name, index) => ({
      name,
      version,
      file: path.join(output, files[index] ?? ''),
    }));
    for (const line of publishTarballs(tarballs, registry, scratch)) console.log(line);
  } finally {
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Packs the packages in `output`, and returns the tarballs' names. */
function pack(root: string, version: string, scratch: string, output: string): string[] {
  const workspaces = workspaceNames(root);
  const folders = PACKED.map((name) => workspaces.get(name) ?? name);
  const staged = folders.map((folder) => path.join(scratch, folder));
  emitScripts(root, folders, scratch);
  for (const folder of staged) stageChangelog(root, folder);
  for (const folder of folders) stagePackage(path.join(root, folder), path.join(scratch, folder), version);
  stageTemplate(root, version, path.join(scratch, 'scripts/create-remote/template'));
  mkdirSync(output, { recursive: true });
  const { status, stderr, stdout } = runNpm([
    ...['pack', '--loglevel=error', '--ignore-scripts', `--pack-destination=${output}`],
    ...staged,
  ]);
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return stdout.trim().split('\n');
}
