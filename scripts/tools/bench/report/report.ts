import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import path from 'node:path';
import { describeTarget, type Target } from './target';

/** Results of a part of a run. */
export interface Part {
  readonly title: string;
  /** The printed table. */
  readonly lines: readonly string[];
  readonly targets: readonly Target[];
  /** All measured values, for the file. */
  readonly data: unknown;
}

/** Prints a part with its targets. */
export function printPart({ title, lines, targets }: Part): void {
  console.log(`\n${title}\n${'='.repeat(title.length)}`);
  for (const line of lines) console.log(line);
  if (targets.length > 0) console.log('');
  for (const held of targets) console.log(`  ${describeTarget(held)}`);
}

/** Writes everything to a file and prints how many targets were met. */
export function writeReport(
  file: string,
  parts: readonly Part[],
  about: Readonly<Record<string, unknown>>,
): void {
  const machine = { platform: platform(), arch: arch(), cores: cpus().length, memory: totalmem() };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...about, machine, node: process.version, parts }, null, 2)}\n`);
  const targets = parts.flatMap((part) => part.targets);
  const met = targets.filter((held) => held.met).length;
  console.log(`\n${met} of ${targets.length} targets met. All values: ${path.relative(process.cwd(), file)}`);
}
