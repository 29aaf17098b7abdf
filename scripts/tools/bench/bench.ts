import { projectRoot } from '@little-arches/kit/files/project-root';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import { measurePages } from './measures/measure-pages';
import { measureRelease } from './measures/measure-release';
import { measureSize } from './measures/measure-size';
import { type BenchOptions, type PartName, readOptions } from './options';
import { type Part, printPart, writeReport } from './report/report';
import { createFixture, type Fixture } from './site/bench-fixture';

const measures: Readonly<Record<PartName, (fixture: Fixture, options: BenchOptions) => Promise<Part>>> = {
  size: measureSize,
  pages: async (fixture, { rounds }) => measurePages(fixture, await browserOf(fixture), rounds),
  release: (fixture, { rounds }) => measureRelease(fixture, rounds),
};

async function browserOf(fixture: Fixture): Promise<Browser> {
  const browser = await launchBrowser();
  fixture.atEnd(() => browser.close());
  return browser;
}

/**
 * `npm run bench`: measures values and prints them beside their targets. A missed target is no failure; a value
 * that can't be measured is, after all other measurements.
 */
export async function run(args: readonly string[]): Promise<number> {
  const started = new Date();
  const options = readOptions(args, started, projectRoot());
  const done: Part[] = [];
  let failed = 0;
  // One for all parts, because a process can run only one embedded backend, once.
  const fixture = createFixture();
  try {
    for (const name of options.parts)
      try {
        const part = await measures[name](fixture, options);
        printPart(part);
        done.push(part);
      } catch (error) {
        failed++;
        console.error(`\nThe part '${name}' could not be measured.`, error);
      }
  } finally {
    await fixture.remove();
  }
  writeReport(options.out, done, { at: started.toISOString(), rounds: options.rounds });
  return failed > 0 ? 1 : 0;
}
