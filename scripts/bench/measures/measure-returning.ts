import path from 'node:path';
import { launchBrowser, WITHOUT_DICTIONARIES } from '@scripts/kit/processes/launch-browser';
import { runProcess } from '@scripts/kit/processes/start-process';
import type { Page } from 'playwright-core';
import { quiet } from '../browser/visit';
import type { Part } from '../report/report';
import { layOut } from '../report/table';
import { target } from '../report/target';
import { changeWord, copiedCheckout, words } from '../site/changed-word';
import { serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

/** Kilobytes of scripts after a release of the shell. */
const limits = { chromium: 1, elsewhere: 25 };

/** Bytes of scripts that travelled, by the name that a file has in every version. */
type Travelled = ReadonlyMap<string, number>;

/**
 * What a visitor who comes again loads after a release of one word, in a browser that takes differences and in one
 * that takes none.
 */
export async function measureReturning(stage: Stage): Promise<Part> {
  const { origin, dataDir } = await serveReleased(stage);
  const checkout = copiedCheckout(stage);
  const publish = (...names: string[]) =>
    runProcess([path.join(checkout, 'scripts/run.mjs'), 'release', 'publish', ...names], {
      cwd: checkout,
      env: { DATA_DIR: dataDir },
    });
  // What is compared is built in one place: numbers of modules come from their paths.
  for (const word of words) changeWord(checkout, word, ' once');
  await publish(...words.map(({ name }) => name));
  const browsers = [await launchBrowser(), await launchBrowser(WITHOUT_DICTIONARIES)];
  for (const browser of browsers) stage.atEnd(() => browser.close());

  const found: { readonly name: string; readonly travelled: readonly Travelled[] }[] = [];
  for (const word of words) {
    const address = origin + word.page;
    const pages = await Promise.all(browsers.map(async (browser) => (await browser.newContext()).newPage()));
    for (const page of pages) await load(page, address);
    changeWord(checkout, word, ' again');
    await publish(word.name);
    const travelled: Travelled[] = [];
    for (const page of pages) travelled.push(await load(page, address));
    for (const page of pages) await page.context().close();
    found.push({ name: word.name, travelled });
  }
  const [chromium = 0, elsewhere = 0] =
    found.find(({ name }) => name === 'shell')?.travelled.map(sumOf) ?? [];
  const rows = found.flatMap(({ name, travelled }) => [
    [name, ...travelled.map((files) => String(sumOf(files)))],
    ...filesOf(travelled),
  ]);
  return {
    title: 'Coming again after a release of one word',
    lines: layOut([['bytes of scripts', 'Chromium', 'without dictionaries'], ...rows]),
    targets: [
      target('shell, Chromium', chromium / 1000, limits.chromium, ' KB'),
      target('shell, elsewhere', elsewhere / 1000, limits.elsewhere, ' KB'),
    ],
    data: found.map(({ name, travelled }) => ({ name, files: travelled.map(Object.fromEntries) })),
  };
}

/** Opens a page; gives what of its scripts was not in the cache. */
async function load(page: Page, address: string): Promise<Travelled> {
  await page.goto(address);
  await quiet(page);
  const files = (await page.evaluate(READ)) as [string, number][];
  return new Map(files.map(([file, bytes]) => [file.replace(FILE, '$1 $2'), bytes]));
}

/** A script of a package, its version and its hash apart. */
const FILE = /^.*\/assets\/([^/]+)\/[^/]+\/(.+?)(?:\.[\da-f]{10})?\.js$/;

const READ = `performance.getEntriesByType('resource')
  .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

function sumOf(files: Travelled): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function filesOf(travelled: readonly Travelled[]): string[][] {
  const names = [...new Set(travelled.flatMap((files) => [...files.keys()]))].sort();
  return names.map((name) => [`  ${name}`, ...travelled.map((files) => String(files.get(name) ?? 0))]);
}
