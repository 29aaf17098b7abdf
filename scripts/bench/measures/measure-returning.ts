import path from 'node:path';
import { findFirefox } from '@scripts/kit/processes/find-program';
import { WITHOUT_DICTIONARIES } from '@scripts/kit/processes/launch-browser';
import { runProcess } from '@scripts/kit/processes/start-process';
import { inChromium, inFirefox, type Travelled } from '../browser/returning-visitor';
import type { Part } from '../report/report';
import { layOut } from '../report/table';
import { target } from '../report/target';
import { changeWord, copiedCheckout, words } from '../site/changed-word';
import { serveReleased } from '../site/released-site';
import type { Stage } from '../site/stage';

/** Kilobytes of scripts after a release of the shell. */
const limits = { chromium: 1, elsewhere: 25 };

/**
 * What a visitor who comes again loads after a release of one word, in a browser that takes differences, in one that
 * takes none, and in Firefox where there is one.
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
  const firefox = findFirefox();
  const visitors = [
    await inChromium(stage, 'Chromium'),
    await inChromium(stage, 'without dictionaries', WITHOUT_DICTIONARIES),
    ...(firefox ? [await inFirefox(stage, firefox)] : []),
  ];

  const found: { readonly name: string; readonly travelled: readonly Travelled[] }[] = [];
  for (const word of words) {
    const address = origin + word.page;
    for (const visitor of visitors) await visitor.load(address);
    changeWord(checkout, word, ' again');
    await publish(word.name);
    const travelled: Travelled[] = [];
    for (const visitor of visitors) travelled.push(await visitor.load(address));
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
    lines: layOut([['bytes of scripts', ...visitors.map(({ browser }) => browser)], ...rows]),
    targets: [
      target('shell, Chromium', chromium / 1000, limits.chromium, ' KB'),
      target('shell, elsewhere', elsewhere / 1000, limits.elsewhere, ' KB'),
    ],
    data: found.map(({ name, travelled }) => ({ name, files: travelled.map(Object.fromEntries) })),
  };
}

function sumOf(files: Travelled): number {
  return [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
}

function filesOf(travelled: readonly Travelled[]): string[][] {
  const names = [...new Set(travelled.flatMap((files) => [...files.keys()]))].sort();
  return names.map((name) => [`  ${name}`, ...travelled.map((files) => String(files.get(name) ?? 0))]);
}
