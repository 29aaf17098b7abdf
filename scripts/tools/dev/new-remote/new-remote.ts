import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@little-arches/build/model/packages';
import { addresses } from '@little-arches/contracts/routes';
import {
  copyTemplate,
  describeRemote,
  NAME_RULE,
  type NewRemote,
} from '@little-arches/create-remote/copy-template';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { libraryVersions } from '@little-arches/kit/files/workspaces';

/**
 * `npm run new-remote -- remote-sports`: creates a remote with one page, its test, scenarios and address, ready to
 * be released. Nothing outside its folder changes.
 */
export async function run([name]: string[]): Promise<void> {
  const root = projectRoot();
  const remote = describe(root, name);
  const folder = path.join(root, remote.name);
  copyTemplate(folder, remote, (file) => file === 'rspack.config.ts' || file.startsWith('src/'));
  writeFileSync(path.join(folder, 'package.json'), manifestOf(remote, libraryVersions(root, remotesOf())));
  console.log(`Made ${remote.name} with a page at ${remote.address}. What comes next:
  npm run lock                           # the lock file names it too
  npm run dev -w ${remote.name}          # it alone, at http://localhost:${remote.port}
  npm test ${remote.name}
  npm run release -- check ${remote.name}, then publish; the way back is: npm run release -- retire ${remote.name}
Its team belongs into docs/CODEOWNERS.`);
}

/** Returns the properties of the new remote. Throws a UsageError when it can't be created. */
function describe(root: string, name = ''): NewRemote {
  const remote = describeRemote(name, 1 + Math.max(...remotesOf().map((other) => portOf(root, other))));
  if (!remote)
    throw new UsageError(`Say what it is called: ${NAME_RULE}. Example: npm run new-remote -- remote-sports`);
  if (existsSync(path.join(root, name))) throw new UsageError(`There is a folder ${name} already.`);
  if (Object.values<string>(addresses).includes(remote.address))
    throw new UsageError(`The site has the address ${remote.address} already. Choose another name.`);
  return remote;
}

function remotesOf(): string[] {
  return packageNames().filter((other) => other !== 'shell');
}

/** Returns package.json of a remote in a checkout: what its sources need, in the checkout's versions. */
function manifestOf({ name }: NewRemote, versions: Readonly<Record<string, string>>): string {
  const pinned = (...libraries: string[]) =>
    Object.fromEntries(libraries.map((library) => [library, versions[library]]));
  const manifest = {
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: ['*.css'],
    scripts: {
      build: 'rspack build',
      dev: `node ../scripts/run.mjs standalone ${name}`,
      test: `node ../scripts/run.mjs test ${name}`,
    },
    dependencies: pinned('@little-arches/contracts', 'react'),
    devDependencies: pinned('@rspack/cli', '@rspack/core', '@little-arches/build', '@testing-library/react'),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function portOf(root: string, remote: string): number {
  const config = readFileSync(path.join(root, remote, 'rspack.config.ts'), 'utf8');
  return Number(/port: (\d+)/.exec(config)?.[1] ?? 0);
}
