import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { readJson } from '@little-arches/kit/files/read-json';
import * as v from 'valibot';

const FUNCTIONS = 'supabase/functions';
/** Folder of the copy, below the functions; not in git. */
const COPY = '_contract';
const CONTRACT = 'shared-contracts/src';

/** Matches the import specifiers of a formatted module. */
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
  rmSync(path.join(folder, COPY), { recursive: true, force: true });
  for (const file of functionSources(folder))
    for (const [specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) name(specifier);
  for (const name of functionNames(folder)) writeFileSync(path.join(folder, name, 'index.ts'), START);
  for (const [file, text] of copies) {
    mkdirSync(path.dirname(path.join(folder, COPY, file)), { recursive: true });
    writeFileSync(path.join(folder, COPY, file), text);
  }
  writeFileSync(
    path.join(folder, 'deno.json'),
    `${JSON.stringify({ imports }, null, 2)}
`,
  );
  return copies.size;
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
