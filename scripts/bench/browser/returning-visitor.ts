import { startFirefox } from '@scripts/kit/engines/firefox';
import { launchBrowser } from '@scripts/kit/processes/launch-browser';
import * as v from 'valibot';
import type { Stage } from '../site/stage';
import { quiet } from './visit';

/** Bytes of scripts that travelled, by the name that a file has in every version. */
export type Travelled = ReadonlyMap<string, number>;

/** Somebody who comes to a page again, with what the browser has kept of it. */
export interface ReturningVisitor {
  readonly browser: string;
  /** Opens a page; gives what of its scripts was not in the cache. */
  load(address: string): Promise<Travelled>;
}

/** In Chromium, with further arguments. */
export async function inChromium(
  stage: Stage,
  name: string,
  more: readonly string[] = [],
): Promise<ReturningVisitor> {
  const browser = await launchBrowser(more);
  stage.atEnd(() => browser.close());
  const page = await browser.newPage();
  return {
    browser: name,
    async load(address) {
      await page.goto(address);
      await quiet(page);
      return travelled(await page.evaluate(READ));
    },
  };
}

/** In Firefox, which is told to take over plain HTTP what it takes over HTTPS. */
export async function inFirefox(stage: Stage, program: string): Promise<ReturningVisitor> {
  const driver = await startFirefox(program, {
    'network.http.accept-encoding': 'gzip, deflate, br, zstd',
  });
  stage.atEnd(() => driver.stop());
  const read = async () => travelled(await driver.send('evaluate', { script: `return ${READ}`, args: [] }));
  return {
    browser: 'Firefox',
    async load(address) {
      await driver.send('open', { url: address });
      let found = await read();
      // What comes late is there when nothing has come for a while.
      for (let still = 0; still < 8; still++) {
        await new Promise((resolve) => setTimeout(resolve, 250));
        const now = await read();
        if (now.size !== found.size) still = 0;
        found = now;
      }
      return found;
    },
  };
}

const READ = `performance.getEntriesByType('resource')
  .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
  .map(({ name, encodedBodySize }) => [name, encodedBodySize])`;

const entries = v.array(v.tuple([v.string(), v.number()]));

/** A script of a package, its version and its hash apart. */
const FILE = /^.*\/assets\/([^/]+)\/[^/]+\/(.+?)(?:\.[\da-f]{10})?\.js$/;

function travelled(read: unknown): Travelled {
  return new Map(v.parse(entries, read).map(([file, bytes]) => [file.replace(FILE, '$1 $2'), bytes]));
}
