import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';

const SOURCE = 'shared-contracts/src';
const FUNCTIONS = 'supabase/functions';
const COPY = `${FUNCTIONS}/_shared/contract`;
/** What the functions read and tell people, beside what they take and answer. */
const MORE = [
  'company/brand.ts',
  'tables/order-number.ts',
  'tables/order-delivery.ts',
  'formats/scan/scan-file.ts',
];
const COMMAND = 'npm run function-contract';

/** `npm run function-contract`: writes the copy of the contract that the functions are deployed with. */
export async function run(): Promise<number> {
  const root = projectRoot();
  const files = copiedFiles(root);
  rmSync(path.join(root, COPY), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, COPY, file)), { recursive: true });
    writeFileSync(path.join(root, COPY, file), text);
  }
  console.log(`Wrote ${files.size} files to ${COPY}.`);
  return 0;
}

/** Says where the functions' copy is not what the contract says, and which functions its map misses. */
export function checkFunctionContract(root: string): string[] {
  return [...findDrift(root), ...findUnlisted(root)];
}

function findDrift(root: string): string[] {
  const files = copiedFiles(root);
  const folder = path.join(root, COPY);
  const there = existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    : [];
  const wrong = [
    ...[...files]
      .filter(([file, text]) => !there.includes(file) || readText(folder, file) !== text)
      .map(([file]) => file),
    ...there.filter((file) => !files.has(file)),
  ];
  return wrong.map((file) => `${COPY}/${file} is not what ${SOURCE} says. Run: ${COMMAND}`);
}

function findUnlisted(root: string): string[] {
  const map = readText(path.join(root, SOURCE), 'functions.ts');
  const listed = [...map.matchAll(/^ {2}readonly (\w+): \{/gm)].map(([, name = '']) => name);
  const folders = readdirSync(path.join(root, FUNCTIONS)).filter((name) =>
    existsSync(path.join(root, FUNCTIONS, name, 'index.ts')),
  );
  return [
    ...folders
      .filter((name) => !listed.includes(name))
      .map((name) => `${FUNCTIONS}/${name} is not in the map: add it to ${SOURCE}/functions.ts.`),
    ...listed
      .filter((name) => !folders.includes(name))
      .map((name) => `${SOURCE}/functions.ts names ${name}, but ${FUNCTIONS} has no such function.`),
  ];
}

/** The map, `MORE`, the modules of functions/ and what they import, by path below the contract's sources, as Deno can read them. */
function copiedFiles(root: string): Map<string, string> {
  const source = path.join(root, SOURCE);
  const files = new Map<string, string>();
  const copy = (file: string): void => {
    if (files.has(file)) return;
    const imported: string[] = [];
    const text = readText(source, file).replace(/(?<= from ')\.[^']+(?=';)/g, (specifier) => {
      imported.push(`${path.posix.join(path.posix.dirname(file), specifier)}.ts`);
      return `${specifier}.ts`;
    });
    files.set(file, `// Copied from ${SOURCE}/${file} by \`${COMMAND}\`: change it there.\n${text}`);
    for (const each of imported) copy(each);
  };
  for (const file of ['functions.ts', ...MORE]) copy(file);
  for (const folder of ['functions', 'functions/requests'])
    for (const name of readdirSync(path.join(source, folder)).sort())
      if (name.endsWith('.ts') && !name.endsWith('.test.ts')) copy(`${folder}/${name}`);
  return files;
}

/** A text file with the line ends of the project, whatever git made of them on this machine. */
function readText(folder: string, file: string): string {
  return readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}
