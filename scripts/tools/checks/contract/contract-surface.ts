import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a state of shared-contracts promises to remotes: the text of its declarations. */
export interface ContractSurface {
  /** The file of each entry, by its name below `shared-contracts/`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Declarations by their file; of a style sheet the names it offers, one a line. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is versioned otherwise: formats have numbers of their own, and no remote ships what is for tests. */
export function isContract(entry: string): boolean {
  return !/^(testing|formats)\//.test(entry);
}

/** The surface in a folder of emitted declarations: its entries and all that these refer to. */
export function readSurface(
  folder: string,
  entries: Readonly<Record<string, string>>,
  styles: Readonly<Record<string, string>>,
): ContractSurface {
  const files: Record<string, string> = { ...styles };
  const waiting = Object.values(entries).filter((file) => !(file in styles));
  for (const file of waiting) {
    if (file in files) continue;
    const text = withoutDocstrings(readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
    files[file] = text;
    for (const [, name = ''] of text.matchAll(/(?:from |import\()["'](\.[^"']+)["']/g)) {
      const other = path.posix.join(path.posix.dirname(file), `${name}.d.ts`);
      if (existsSync(path.join(folder, other))) waiting.push(other);
    }
  }
  return { entries, files };
}

/** What a sentence says of an export is no part of what is compared. */
function withoutDocstrings(text: string): string {
  return text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
}

const ENTRIES = 'entries';

/** As one text, which is stored. */
export function printSurface({ entries, files }: ContractSurface): string {
  const parts: Record<string, string> = {
    [ENTRIES]: Object.entries(entries)
      .map(([name, file]) => `${name} ${file}\n`)
      .join(''),
    ...Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  return Object.entries(parts)
    .map(([name, text]) => `=== ${name}\n${text.trimEnd()}\n`)
    .join('');
}

/** Reads what `printSurface` wrote. Throws an Error when it is something else. */
export function parseSurface(text: string): ContractSurface {
  const [before, ...parts] = text.replaceAll('\r\n', '\n').split(/^=== /m);
  const files = Object.fromEntries(
    parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n') + 1)]),
  );
  const { [ENTRIES]: entries, ...rest } = files;
  if (before || entries === undefined) throw new Error('It holds no released contract');
  return {
    entries: Object.fromEntries(entries.split('\n').flatMap((line) => (line ? [twoWords(line)] : []))),
    files: rest,
  };
}

function twoWords(line: string): [string, string] {
  const [name = '', file = ''] = line.split(' ');
  return [name, file];
}
