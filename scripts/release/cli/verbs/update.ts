import { existsSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { runNpm } from '@little-arches/kit/processes/run-npm';
import { projectRoot } from '@little-arches/kit/project-root';
import type { Verb } from '../command';

/** Written by `npm create @little-arches/remote` into a repository that it makes. */
const RECORD = '.little-arches.json';

/**
 * `little-arches update`: runs a version of create-remote, which contains the files as they are in that version, on
 * a repository that it made.
 */
export const verb: Verb = async ({ names: [wanted = 'latest'], dryRun }) => {
  const root = projectRoot();
  if (!existsSync(path.join(root, RECORD)))
    throw new UsageError(
      `${root} was not made by npm create @little-arches/remote (there is no ${RECORD}), so nothing says which of its files to update. Install our packages in the new version instead.`,
    );
  const isTarball = wanted.endsWith('.tgz');
  const from = isTarball ? path.resolve(wanted) : `@little-arches/create-remote@${wanted}`;
  const args = ['--update', ...(dryRun ? ['--dry-run'] : [])];
  const { status, stdout, stderr } = runNpm(
    ['exec', '--yes', '--loglevel=error', `--package=${from}`, '--', 'create-remote', ...args],
    { cwd: root },
  );
  if (status !== 0) throw new UsageError(stderr.trim() || `${from} could not be run.`);
  const text = stdout.trim().split('\n');
  return { json: { update: text }, text };
};
