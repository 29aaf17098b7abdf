import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readJson } from '@little-arches/kit/files/read-json';
import { projectRoot } from '@little-arches/kit/project-root';
import * as v from 'valibot';
import { ownFunctions } from './own-functions';

const FUNCTIONS = 'supabase/functions';
/** Folder of the copy, below the functions; not in git. */
const COPY = '_contract';
const CONTRACT = 'shared-contracts/src';

/** Matches the import specifiers of a formatted module; a team's own repository may format otherwise. */
const SPECIFIER = /(?<=^(?:import|export|\}).* from (["']))[^"']+(?=\1;?$)/gm;

/** Module with which the service starts a function; the same for each. */
const START = `import { handler } from './handler.ts';

Deno.serve(handler);
`;

const versionOf = v.object({ version: v.string() });

/** `npm run function-contract`: writes the files that Deno needs before the functions are deployed. */
export async function run(): Promise<number> {
  const count = writeDenoFiles(projectRoot());
  console.log(
    `Wrote ${count} files to ${FUNCTIONS}/${COPY}, the import map ${FUNCTIONS}/deno.json, and index.ts of each function.`,
  );
  return 0;
}

/**
 * Copies the contract's modules that the functions import, because the functions are deployed without the rest of
 * the project. Writes the import map for the copy and for the npm packages, and the `index.ts` of each function.
 * Returns the number of copied modules.
 */
export function writeDenoFiles(root: string): number {
  const { resolve } = createRequire(path.join(root, 'package.json'));
  const copies = new Map<string, string>();
  const imports: Record<string, string> = {};

  function name(specifier: string): void {
    if (specifier.startsWith('.') || specifier in imports) return;
    if (specifier.startsWith('@little-arches/contracts/')) {
      const file = path.relative(path.join(root, CONTRACT), resolve(specifier)).replaceAll('\\', '/');
      imports[specifier] = `./${COPY}/${file}`;
      copy(file);
    } else {
      const { version } = readJson(path.join(root, 'node_modules', specifier, 'package.json'), versionOf);
      imports[specifier] = `npm:${specifier}@${version}`;
    }
  }

  function copy(file: string): void {
    if (copies.has(file)) return;
    copies.set(file, '');
    const text = readFileSync(path.join(root, CONTRACT, file), 'utf8').replace(SPECIFIER, (specifier) => {
      name(specifier);
      if (!specifier.startsWith('.')) return specifier;
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      const ending = existsSync(path.join(root, CONTRACT, `${imported}.ts`)) ? '.ts' : '.tsx';
      copy(imported + ending);
      return specifier + ending;
    });
    copies.set(file, `// Copied from ${CONTRACT}/${file}: change it there.\n${text}`);
  }

  const folder = path.join(root, FUNCTIONS);
  copyOwnFunctions(root, folder);
  rmSync(path.join(folder, COPY), { recursive: true, force: true });
  for (const file of functionSources(folder))
    for (const [specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) name(specifier);
  for (const name of functionNames(folder))
    writeFileSync(path.join(folder, name, 'index.ts'), isOwn(name) ? startOwn(name) : START);
  for (const [file, text] of copies) {
    mkdirSync(path.dirname(path.join(folder, COPY, file)), { recursive: true });
    writeFileSync(path.join(folder, COPY, file), text);
  }
  writeImportMap(folder, imports);
  // supabase/config.toml, which is in git, names no function of a remote: the CLI looks in the function's folder.
  const fromBelow = Object.entries(imports).map(([name, to]) => [name, to.replace(/^\.\//, '../')]);
  for (const name of functionNames(folder).filter(isOwn))
    writeImportMap(path.join(folder, name), Object.fromEntries(fromBelow));
  return copies.size;
}

function writeImportMap(folder: string, imports: Readonly<Record<string, string>>): void {
  writeFileSync(path.join(folder, 'deno.json'), `${JSON.stringify({ imports }, null, 2)}\n`);
}

const isOwn = (name: string) => name.startsWith('remote-');

function startOwn(name: string): string {
  return `import { answerOwn } from '../_shared/answer-own.ts';
import { handler } from './handler.ts';

Deno.serve(answerOwn('${name}', handler));
`;
}

/**
 * Copies the functions of remotes beside the others, because they are deployed from one folder. Throws a UsageError
 * for an import from outside the function's folder, which would be absent there.
 */
function copyOwnFunctions(root: string, folder: string): void {
  for (const name of readdirSync(folder))
    if (isOwn(name)) rmSync(path.join(folder, name), { recursive: true });
  for (const { name, folder: own } of ownFunctions(root))
    for (const file of readdirSync(own, { recursive: true, encoding: 'utf8' })) {
      if (!/(?<!\.test)\.ts$/.test(file)) continue;
      const source = path.join(own, file);
      const text = readFileSync(source, 'utf8').replace(SPECIFIER, (specifier) => {
        if (!specifier.startsWith('.')) return specifier;
        if (path.relative(own, path.resolve(source, '..', specifier)).startsWith('..'))
          throw new UsageError(
            `${path.relative(root, source)} imports '${specifier}', which is not deployed with it. Move it into ${path.relative(root, own)}.`,
          );
        return specifier.endsWith('.ts') ? specifier : `${specifier}.ts`;
      });
      mkdirSync(path.dirname(path.join(folder, name, file)), { recursive: true });
      writeFileSync(path.join(folder, name, file), text);
    }
}

/** Returns the names of the functions: the folders that contain a handler. */
function functionNames(folder: string): string[] {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'handler.ts')));
}

function functionSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('_testing'))
    .map((file) => path.join(folder, file));
}
