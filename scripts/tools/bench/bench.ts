import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import { projectRoot } from '@scripts/kit/project-root';
import type { Browser } from 'playwright-core';
import { measureCheckout } from './checkout/measure-checkout';
import { measurePages } from './measures/measure-pages';
import { measureRelease } from './measures/measure-release';
import { measureScale } from './measures/measure-scale';
import { measureSize } from './measures/measure-size';
import { type BenchOptions, type PartName, readOptions } from './options';
import { type Part, printPart, writeReport } from './report/report';
import { createStage, type Stage } from './site/stage';

const measures: Readonly<Record<PartName, (stage: Stage, options: BenchOptions) => Promise<Part>>> = {
  size: measureSize,
  pages: async (stage, { rounds }) => measurePages(stage, await browserOf(stage), rounds),
  release: (stage, { rounds }) => measureRelease(stage, rounds),
  scale: measureScale,
  checkout: measureCheckout,
};

async function browserOf(stage: Stage): Promise<Browser> {
  const browser = await launchBrowser();
  stage.atEnd(() => browser.close());
  return browser;
}

/**
 * `npm run bench`: measures and prints values beside their targets. A missed target fails nothing; what could
 * not be measured does, after everything else was.
 */
export async function run(args: readonly string[]): Promise<number> {
  const started = new Date();
  const options = readOptions(args, started, projectRoot());
  const done: Part[] = [];
  let failed = 0;
  // One for all parts: a process can run one embedded backend, once.
  const stage = createStage();
  try {
    for (const name of options.parts)
      try {
        const part = await measures[name](stage, options);
        printPart(part);
        done.push(part);
      } catch (error) {
        failed++;
        console.error(`\nThe part '${name}' could not be measured.`, error);
      }
  } finally {
    await stage.strike();
  }
  writeReport(options.out, done, { at: started.toISOString(), rounds: options.rounds });
  return failed > 0 ? 1 : 0;
}
