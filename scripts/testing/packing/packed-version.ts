import { readFileSync } from 'node:fs';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const REPORT = 'shared-contracts/api-report.md';
const SOURCE = 'shared-contracts/src/remote/index.tsx';

/**
 * Returns the version of all packed packages: the contract's version in its report, with the patch number of the
 * contract's package.json. Throws a UsageError when the report is older than the sources.
 */
export function packedVersion(root: string): string {
  const versionIn = (file: string) =>
    /CONTRACT_VERSION = ["'](\d+\.\d+)["']/.exec(readFileSync(path.join(root, file), 'utf8'))?.[1];
  const reported = versionIn(REPORT);
  if (reported === undefined || reported !== versionIn(SOURCE))
    throw new UsageError(`${REPORT} is not of the contract as it is: run npm run api-report, then pack.`);
  const { version } = readJson(
    path.join(root, 'shared-contracts/package.json'),
    v.object({ version: v.string() }),
  );
  return `${reported}.${version.split('.')[2] ?? 0}`;
}
