import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The declarations of shared-contracts that remotes may rely on, as text. */
export interface ContractSurface {
  /** File of each entry, by its name below `@little-arches/contracts/`. */
  readonly entries: Readonly<Record<string, string>>;
  /** Declarations by their file; for a style sheet the names it offers, one per line. */
  readonly files: Readonly<Record<string, string>>;
}

/**
 * Returns true for entries under the contract's version. Formats have their own numbers, and no remote ships test
 * entries.
 */
export function isContract(entry: string): boolean {
  return !/^(testing|formats)(\/|$)/.test(entry);
}

/** Reads the surface from a folder of emitted declarations: its entries and all files that these refer to. */
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

/** Removes docstrings, which are not compared. */
function withoutDocstrings(text: string): string {
  return text.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, '');
}

const ENTRIES = 'entries';

/** Formats a surface as one text for storage. */
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

/** Parses a text of `printSurface`. Throws an Error for any other text. */
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
