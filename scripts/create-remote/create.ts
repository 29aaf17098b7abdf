import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Material } from './material';
import { describeRemote, NAME_RULE } from './remote-files';
import { manifestOf, REGISTRY_PLACEHOLDER, repositoryFiles } from './repository-files';

/** Port on which a remote runs alone. */
const PORT = 3001;

/** A refusal that is printed as one sentence. */
export class Refusal extends Error {}

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
  const described = describeRemote(name);
  if (!described)
    throw new Refusal(
      `Say what it is called: ${NAME_RULE}. Example: npm create @little-arches/remote@latest remote-feet`,
    );
  const remote = { ...described, port: PORT };
  const folder = path.join(parent, name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`There is a folder ${name} with files already. Choose another name or place.`);
  const written = {
    ...repositoryFiles({ remote, registry, material }),
    'package.json': manifestOf(remote, material),
  };
  for (const [file, text] of Object.entries(written)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
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
