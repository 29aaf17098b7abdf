import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packageNames } from '@little-arches/build/packages';
import { isPackageName } from '@little-arches/contracts/formats/stored';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { projectRoot } from '@little-arches/kit/project-root';
import { libraryVersions } from '@little-arches/kit/workspaces';
import { filesOf, type NewRemote } from './files';

/** First port for remotes that run alone; each further remote has the next. */
const FIRST_PORT = 3001;

/**
 * `npm run new-remote -- remote-sports`: creates a remote with one page, its test, scenarios and address, ready to
 * be released.
 */
export async function run([name]: string[]): Promise<void> {
  const root = projectRoot();
  const remote = describe(root, name);
  const changed = changedFiles(root, remote);
  for (const [file, text] of [...Object.entries(filesOf(remote)), ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(`Made ${remote.name} with a page at ${remote.address}. What comes next:
  npm run lock && npm run api-report    # the lock file and the contract's report hold it too
  npm run dev -w ${remote.name}          # it alone, at http://localhost:${remote.port}
  npm test ${remote.name}
  npm run release -- check ${remote.name}, then publish; the way back is: npm run release -- retire ${remote.name}
Its team belongs into docs/CODEOWNERS.`);
}

/** Returns the properties of the new remote. Throws a UsageError when it can't be created. */
function describe(root: string, name: string | undefined): NewRemote {
  const section = /^remote-([a-z][a-z\d-]*)$/.exec(name ?? '')?.[1];
  if (!name || !section || !isPackageName(name))
    throw new UsageError(
      'Say what it is called: remote- and small letters, digits or dashes. Example: npm run new-remote -- remote-sports',
    );
  if (existsSync(path.join(root, name))) throw new UsageError(`There is a folder ${name} already.`);
  const words = section.replaceAll('-', ' ');
  const others = packageNames().filter((other) => other !== 'shell');
  return {
    name,
    page: section,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    address: `/${section}`,
    addressName: section.replace(/-+(\w?)/g, (_, letter: string) => letter.toUpperCase()),
    port: Math.max(FIRST_PORT - 1, ...others.map((other) => portOf(root, other))) + 1,
    versions: libraryVersions(root, others),
  };
}

function portOf(root: string, remote: string): number {
  const config = readFileSync(path.join(root, remote, 'rspack.config.ts'), 'utf8');
  return Number(/port: (\d+)/.exec(config)?.[1] ?? 0);
}

/** Returns the new content of the project files that must name the remote. */
function changedFiles(root: string, { name, address, addressName }: NewRemote): [string, string][] {
  const routes = 'shared-contracts/src/routes.ts';
  const table = readFileSync(path.join(root, routes), 'utf8');
  const end = /\n {2}notFound: /;
  if (table.includes(`\n  ${addressName}: `) || table.includes(`: '${address}',`))
    throw new UsageError(`${routes} has the address ${address} already. Choose another name.`);
  if (!end.test(table))
    throw new Error(`${routes} has no address notFound, before which the new one belongs`);
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  return [
    [routes, table.replace(end, (last) => `\n  ${addressName}: '${address}',${last}`)],
    ['package.json', manifest.replace('\n    "scripts/*"', `\n    "${name}",\n    "scripts/*"`)],
  ];
}
