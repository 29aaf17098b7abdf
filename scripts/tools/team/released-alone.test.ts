import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuilds, copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { type RunningProcess, startCommand, startSite } from '@little-arches/kit/processes/start-process';
import type { Browser, Page } from 'playwright-core';

// What teams of a checkout release alone, by the real commands, into its running site: two new remotes with an event
// and a function of their own, whose shell stays as it is, and a slot's filler, whose page stays as it is.
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-new-')));
const checkout = path.join(scratch, 'checkout');
const dataDir = path.join(scratch, 'data');
let origin = '';
let site: RunningProcess | undefined;
let browser: Browser;

beforeAll(async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  if (process.env.RELEASED_DIR) linkTree(process.env.RELEASED_DIR, dataDir);
  copyCheckout(checkout);
  linkInstalled(checkout);
  copyBuilds(checkout);
  // Before there are new remotes, which a start would release.
  site = await startSite({ PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIR: dataDir }, checkout);
  await run('new-remote', 'remote-feet');
  await run('new-remote', 'remote-shoes');
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

/** Runs a command of the checkout and returns what it says. Throws that when it fails. */
async function run(...args: string[]): Promise<string> {
  const running = startCommand(args, { cwd: checkout, env: { DATA_DIR: dataDir } });
  const code = await running.ended;
  if (code !== 0) throw new Error(running.output());
  return running.output();
}
// How the pages look is not the subject.
const release = (...args: string[]) => run('release', ...args, '--seconds', '1');

const event = (fields: string) =>
  `defineEvent('remote-feet/measured', { keep: 'page', fields: { ${fields} } })`;
const LENGTH = "millimetres: { type: 'integer', minimum: 1 }";

/** Writes a remote whose table has these declarations, and whose page has this content. */
function write(
  name: string,
  { table, fields = LENGTH, page }: { table: string; fields?: string; page: string },
) {
  const own = path.join(checkout, `remote-${name}`, 'src');
  writeFileSync(
    path.join(own, 'measured.ts'),
    `import { defineEvent } from '@little-arches/contracts/events';\nexport const measured = ${event(fields)};\n`,
  );
  const routes = path.join(own, 'routes.tsx');
  const text = readFileSync(routes, 'utf8').replace(/^import \{ measured.*\n/m, '');
  writeFileSync(
    routes,
    `import { measured } from './measured';\n${text.replace(/name: '(.*)',[\s\S]*? {2}pages/, (_, own: string) => `name: '${own}',\n  ${table},\n  pages`)}`,
  );
  writeFileSync(path.join(own, `pages/${name}/page.tsx`), page);
}

const DEFINITION = `import { defineFunction } from '@little-arches/contracts/backend';
import * as v from 'valibot';

export const sizeOf = defineFunction('remote-feet/size', {
  request: v.object({ millimetres: v.number() }),
  answer: v.object({ size: v.number() }),
});
`;
const HANDLER = `import { sizeOf } from './function';

export const handler = sizeOf.serve(async ({ millimetres }) => ({ size: Math.round(millimetres / 6) }));
`;
const feetPage = `import { useHost } from '@little-arches/contracts/host';
import { useState } from 'react';
import { sizeOf } from '../../functions/size/function';
import { measured } from '../../measured';

export function Page() {
  const { backend, bus } = useHost();
  const [said, setSaid] = useState('');
  const ask = () =>
    sizeOf.call(backend, { millimetres: 180 }).then(
      ({ size }) => setSaid(\`Size \${size}\`),
      (error) => setSaid(String(error)),
    );
  const publish = (millimetres: number) => {
    try {
      bus.event(measured).publish({ millimetres });
      setSaid('Published');
    } catch (error) {
      setSaid(String(error));
    }
  };
  return (
    <div className="column">
      <h1>Feet</h1>
      <button type="button" onClick={() => publish(182)}>Measure</button>
      <button type="button" onClick={() => publish(0)}>Measure nothing</button>
      <button type="button" onClick={ask}>Which size?</button>
      <p role="status">{said}</p>
    </div>
  );
}
`;
const shoesPage = `import { useHost } from '@little-arches/contracts/host';
import { useEffect, useState } from 'react';
import { measured } from '../../measured';

export function Page() {
  const { bus } = useHost();
  const [length, setLength] = useState<number>();
  useEffect(() => bus.event(measured).subscribe(({ millimetres }) => setLength(millimetres)), [bus]);
  return <div className="column"><h1>{length === undefined ? 'Shoes' : \`Shoes for \${length} mm\`}</h1></div>;
}
`;
const publishes = "publishes: [measured], nav: [{ place: 'header', label: 'Your feet', page: 'feet' }]";
const subscribes =
  "subscribes: [measured], nav: [{ place: 'footer', label: 'Shoes that fit', page: 'shoes' }]";

/** Presses a button on one remote's page, and follows the frame's link to the other remote. */
async function walk(button: string): Promise<{ said: string; heading: string }> {
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  await page.getByRole('banner').getByRole('link', { name: 'Your feet' }).click();
  const answer = await press(page, button);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Shoes that fit' }).click();
  const heading = page.getByRole('heading', { name: /^Shoes/ });
  await heading.waitFor();
  return { said: answer, heading: await heading.innerText() };
}

/** Presses a button of the page, and returns what the page says then. */
async function press(page: Page, button: string): Promise<string> {
  await page.getByRole('button', { name: button, exact: true }).click();
  const said = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ });
  await said.waitFor();
  return await said.innerText();
}

it('creates a remote whose tests pass', async () => {
  await run('test', 'remote-feet');
});

it('passes the event of a new remote to another one, which was released before it', async () => {
  const functions = path.join(checkout, 'remote-feet/src/functions/size');
  mkdirSync(functions, { recursive: true });
  writeFileSync(path.join(functions, 'function.ts'), DEFINITION);
  writeFileSync(path.join(functions, 'handler.ts'), HANDLER);
  write('feet', { table: publishes, page: feetPage });
  write('shoes', { table: subscribes, page: shoesPage });
  const first = await release('publish', 'remote-shoes');
  expect(first).toContain("subscribes to 'remote-feet/measured', which no live version publishes");
  await release('publish', 'remote-feet');

  const home = await (await fetch(`${origin}/`, { headers: { connection: 'close' } })).text();
  expect(home).toMatch(/<header.*href="\/feet".*<\/header>.*<footer.*href="\/shoes"/s);
  expect(await walk('Measure')).toEqual({ said: 'Published', heading: 'Shoes for 182 mm' });
  const refused = await walk('Measure nothing');
  expect(refused.said).toContain(
    "Event 'remote-feet/measured', published by remote-feet, has a wrong 'millimetres'",
  );
  expect(refused.heading).toBe('Shoes');
});

it('calls a function of a new remote from its page, and refuses a wrong answer there', async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/feet`);
  expect(await press(page, 'Which size?')).toBe('Size 30');

  await page.route('**/functions/v1/remote-feet--size', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { size: 'large' } });
  });
  await page.reload();
  expect(await press(page, 'Which size?')).toContain(
    "remote-feet/size answered something unexpected at 'size'",
  );
});

it('delivers the event also when the publisher was released first', async () => {
  await run('release', 'retire', 'remote-shoes');
  expect((await fetch(`${origin}/shoes`, { headers: { connection: 'close' } })).status).toBe(404);
  const home = await (await fetch(`${origin}/`, { headers: { connection: 'close' } })).text();
  expect(home).not.toContain('href="/shoes"');
  expect(await release('publish', 'remote-shoes')).not.toContain('which no live version publishes');
  expect(await walk('Measure')).toEqual({ said: 'Published', heading: 'Shoes for 182 mm' });
});

it('refuses to release other fields, and an event under the name of another remote', async () => {
  write('feet', { table: publishes, fields: `${LENGTH}, side: { enum: ['left', 'right'] }`, page: feetPage });
  await expect(release('check', 'remote-feet')).rejects.toThrow(
    /publishes 'remote-feet\/measured' otherwise than remote-feet/,
  );
  write('shoes', { table: 'publishes: [measured]', page: shoesPage });
  await expect(release('check', 'remote-shoes')).rejects.toThrow(
    "remote-shoes/src/routes.tsx publishes 'remote-feet/measured', but only remote-feet may",
  );
});

it('shows each release of what fills a slot in a page of another team, which releases nothing', async () => {
  const file = path.join(checkout, 'remote-kids-zone/src/slots/try-it-yourself/slot.tsx');
  const text = readFileSync(file, 'utf8');
  const read = async () =>
    await (await fetch(`${origin}/concept`, { headers: { connection: 'close' } })).text();
  const ownerOf = (html: string) => /assets\/(remote-marketing\/1[^/]+)/.exec(html)?.[1];
  const fillerOf = (html: string) =>
    /data-remote="remote-kids-zone" data-version="([^"]+)" data-slot="try-it-yourself"/.exec(html)?.[1];

  const before = await read();
  const fillers = new Set([fillerOf(before)]);
  for (const heading of ['Try it at home', 'Try it with a friend', 'Try it on one leg']) {
    writeFileSync(file, text.replace('>Try it yourself<', `>${heading}<`));
    await release('publish', 'remote-kids-zone');
    const now = await read();
    expect(now).toContain(`<h2 id="try-it-yourself">${heading}</h2>`);
    expect(ownerOf(now)).toBe(ownerOf(before) ?? 'a version');
    fillers.add(fillerOf(now));
  }
  expect([...fillers]).toEqual(Array.from({ length: 4 }, () => expect.any(String)));
});
