import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Material } from './material';
import { hashOf, RECORD_FILE, Refusal, recordText } from './record';
import { describeRemote, NAME_RULE, type NewRemote } from './remote-files';
import { manifestOf, neededPackages, REGISTRY_PLACEHOLDER, repositoryFiles } from './repository-files';

/** Port on which a remote runs alone. */
const PORT = 3001;

/** Returns the remote of this name. Throws a Refusal for a wrong name. */
export function remoteNamed(name: string): NewRemote {
  const remote = describeRemote(name);
  if (!remote)
    throw new Refusal(
      `Say what it is called: ${NAME_RULE}. Example: npm create @little-arches/remote@latest remote-feet`,
    );
  return { ...remote, port: PORT };
}

/** Returns the files of a repository, and the record of them, both by path and without package.json. */
export function generate(name: string, registry: string, material: Material) {
  const remote = remoteNamed(name);
  const files = repositoryFiles({ remote, registry, material });
  const { dependencies, devDependencies } = neededPackages(material);
  const record = recordText({
    version: material.version,
    name,
    registry,
    files: Object.fromEntries(Object.entries(files).map(([file, text]) => [file, hashOf(text)])),
    packages: { ...dependencies, ...devDependencies },
  });
  return { remote, files, record };
}

/**
 * Makes a team's repository in a new folder below `parent`, and returns what to do next. Throws a Refusal when the
 * name is wrong or the folder has files.
 */
export function createRepository(
  parent: string,
  name: string,
  material: Material,
  registry = REGISTRY_PLACEHOLDER,
): string[] {
  const { remote, files, record } = generate(name, registry, material);
  const folder = path.join(parent, name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`There is a folder ${name} with files already. Choose another name or place.`);
  const written = { ...files, 'package.json': manifestOf(remote, material), [RECORD_FILE]: record };
  for (const [file, text] of Object.entries(written)) writeText(path.join(folder, file), text);
  return [
    `Made ${name} with a page at ${remote.address}. What comes next:`,
    `  cd ${name}`,
    ...(registry === REGISTRY_PLACEHOLDER
      ? ["  write your registry's address in .npmrc, or install the tarballs of npm run pack"]
      : []),
    '  npm install',
    `  npm run dev        # it alone, at http://localhost:${remote.port}${remote.address}`,
    '  npm test',
    `  npm run release -- check ${name}, then publish; README.md says more`,
  ];
}

/** Writes a text file, and the folders that it needs. */
export function writeText(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
