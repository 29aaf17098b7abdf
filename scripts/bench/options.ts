import path from 'node:path';
import { UsageError } from '@scripts/kit/usage-error';

/** The parts of a run, in the order they are made. */
export const parts = ['size', 'pages', 'remotes', 'release', 'races', 'start', 'load'] as const;

/** One part of a run. */
export type PartName = (typeof parts)[number];

/** What a person asked for. */
export interface BenchOptions {
  readonly parts: readonly PartName[];
  /** How often each page is visited in each variant. */
  readonly rounds: number;
  /** How long the part 'load' goes on. */
  readonly minutes: number;
  /** File of the results. */
  readonly out: string;
}

const USAGE = `Use: npm run bench -- [${parts.join('|')} …] [--quick] [--rounds N] [--minutes N] [--start] [--out FILE]`;

/** Reads the arguments of `npm run bench`. Throws a UsageError that names the one it doesn't understand. */
export function readOptions(args: readonly string[], now: Date, root: string): BenchOptions {
  const named: PartName[] = [];
  let rounds = 7;
  let minutes = 3;
  let start = false;
  let out = path.join(root, '.data/bench', `${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`);
  const rest = [...args];
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    const part = parts.find((candidate) => candidate === argument);
    if (part) named.push(part);
    else if (argument === '--quick') rounds = 1;
    else if (argument === '--start') start = true;
    else if (argument === '--rounds') rounds = readCount(argument, rest.shift());
    else if (argument === '--minutes') minutes = readCount(argument, rest.shift());
    else if (argument === '--out') out = path.resolve(root, readFile(rest.shift()));
    else throw new UsageError(`The bench doesn't know '${argument}'. ${USAGE}`);
  }
  const chosen = named.length > 0 ? named : parts.filter((part) => part !== 'start' && part !== 'load');
  return {
    parts: parts.filter((part) => chosen.includes(part) || (part === 'start' && start)),
    rounds,
    minutes,
    out,
  };
}

function readCount(option: string, text: string | undefined): number {
  const count = /^\d+$/.test(text ?? '') ? Number(text) : 0;
  if (count > 0) return count;
  throw new UsageError(`${option} wants a number above 0, not '${text ?? ''}'. ${USAGE}`);
}

function readFile(text: string | undefined): string {
  if (text) return text;
  throw new UsageError(`--out wants the name of a file. ${USAGE}`);
}
