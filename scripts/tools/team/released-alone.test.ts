import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuilds, copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startCommand, startSite } from '@little-arches/kit/processes/start-process';

// What teams of a checkout release alone, by the real commands, into its running site: a new remote, whose shell stays
// as it is, and a slot's filler, whose page stays as it is.
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-new-')));
const checkout = path.join(scratch, 'checkout');
const dataDir = path.join(scratch, 'data');
let origin = '';
let site: RunningProcess | undefined;

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
});
afterAll(async () => {
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

it('creates a remote whose tests pass', async () => {
  await run('test', 'remote-feet');
});

it('shows a new remote in the running site, and answers 404 once it is retired', async () => {
  const status = async () => (await fetch(`${origin}/feet`, { headers: { connection: 'close' } })).status;
  await release('publish', 'remote-feet');
  expect(await status()).toBe(200);
  await run('release', 'retire', 'remote-feet');
  expect(await status()).toBe(404);
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
