import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyBuilds, copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { linkTree } from '@little-arches/kit/files/link-tree';
import { freePort } from '@little-arches/kit/processes/free-port';
import { type RunningProcess, startCommand, startSite } from '@little-arches/kit/processes/start-process';

// What a team of a checkout releases alone, by the real commands, into its running site: a new remote, whose shell stays
// as it is.
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
  // Without a browser: how the page looks is not the subject.
  const env = { DATA_DIR: dataDir, CHROME_PATH: 'none' };
  const running = startCommand(args, { cwd: checkout, env });
  const code = await running.ended;
  if (code !== 0) throw new Error(running.output());
  return running.output();
}

it('creates a remote whose tests pass', async () => {
  await run('test', 'remote-feet');
});

it('shows a new remote in the running site, and answers 404 once it is retired', async () => {
  const status = async () => (await fetch(`${origin}/feet`, { headers: { connection: 'close' } })).status;
  await run('release', 'publish', 'remote-feet');
  expect(await status()).toBe(200);
  await run('release', 'retire', 'remote-feet');
  expect(await status()).toBe(404);
});
