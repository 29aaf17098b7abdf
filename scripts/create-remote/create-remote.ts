#!/usr/bin/env node
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { copyTemplate, describeRemote, NAME_RULE } from './copy-template';

const USAGE = `npm create @little-arches/remote@latest remote-feet [-- --registry <address>]
Makes the repository of a new remote in a folder of that name.`;

/** A refusal that is printed as one sentence. */
class Refusal extends Error {}

/** Makes a team's repository in the current folder as the arguments say, and returns the lines to print. */
function run(args: string[]): string[] {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { registry: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return [USAGE];
  const [name = '', ...others] = positionals;
  const { registry } = values;
  if (others.length > 0) throw new Refusal(USAGE);
  if (registry !== undefined && !/^https?:\/\/./.test(registry))
    throw new Refusal(`--registry is '${registry}', but must be an address: https://registry.example/`);
  const remote = describeRemote(name);
  if (!remote)
    throw new Refusal(
      `Say what it is called: ${NAME_RULE}. Example: npm create @little-arches/remote@latest remote-feet`,
    );
  if (existsSync(name) && readdirSync(name).length > 0)
    throw new Refusal(`There is a folder ${name} with files already. Choose another name or place.`);
  copyTemplate(name, remote);
  if (registry) writeFileSync(path.join(name, '.npmrc'), `@little-arches:registry=${registry}\n`);
  return [
    `Made ${name} with a page at ${remote.address}. What comes next:`,
    `  cd ${name}`,
    ...(registry
      ? []
      : ["  write your registry's address in .npmrc, or install the tarballs of npm run pack"]),
    '  npm install',
    `  npm run dev        # it alone, at http://localhost:${remote.port}${remote.address}`,
    '  npm test',
    `  npm run release -- check ${name}, then publish; README.md says more`,
  ];
}

try {
  for (const line of run(process.argv.slice(2))) console.log(line);
} catch (error) {
  const isPlain = error instanceof Refusal || (error instanceof TypeError && 'code' in error);
  if (!isPlain) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
