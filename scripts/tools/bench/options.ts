import path from 'node:path';
import { parseArgs } from 'node:util';
import { UsageError } from '@little-arches/kit/errors/usage-error';

/** Parts of a run, in order. */
export const parts = ['size', 'pages', 'release'] as const;

/** One part of a run. */
export type PartName = (typeof parts)[number];

/** Parsed arguments of `npm run bench`. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** Visits of each page in each variant. */
  readonly rounds: number;
  /** File of the results. */
  readonly out: string;
}

const USAGE = `Use: npm run bench -- [${parts.join('|')} …] [--quick] [--rounds N] [--out FILE]`;

const options = {
  quick: { type: 'boolean', default: false },
  rounds: { type: 'string' },
  out: { type: 'string' },
} as const;

/** Reads the arguments of `npm run bench`. Throws a UsageError that names an unknown one. */
export function readOptions(args: readonly string[], now: Date, root: string): BenchOptions {
  const { values, positionals } = parse(args);
  const named = positionals.map(readPart);
  const chosen = named.length > 0 ? named : parts;
  const file = path.join('.data/bench', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  if (values.out === '') throw new UsageError(`--out wants the name of a file. ${USAGE}`);
  return {
    parts: parts.filter((part) => chosen.includes(part)),
    rounds: readCount('--rounds', values.rounds ?? (values.quick ? '1' : '7')),
    out: path.resolve(root, values.out ?? file),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // Node's first sentence names the argument; the others explain its own rules.
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new UsageError(`${sentence}. ${USAGE}`);
  }
}

function readPart(text: string): PartName {
  const part = parts.find((candidate) => candidate === text);
  if (part) return part;
  throw new UsageError(`The bench doesn't know '${text}'. ${USAGE}`);
}

function readCount(option: string, text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  if (count > 0) return count;
  throw new UsageError(`${option} wants a number above 0, not '${text}'. ${USAGE}`);
}
