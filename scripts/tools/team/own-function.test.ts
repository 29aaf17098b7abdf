import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import { type RunningProcess, startCommand, startSite } from '@little-arches/kit/processes/start-process';

// A new remote in a checkout, released by the real command into its running site, whose shell stays as it is. The
// site starts in that checkout, which has the function's handler; its builds aren't those of this checkout, because
// bundles name linked packages by their path.
const scratch = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-function-')));
const checkout = path.join(scratch, 'checkout');
const dataDir = path.join(scratch, 'data');
const own = path.join(checkout, 'remote-feet/src');
let origin = '';
let site: RunningProcess | undefined;

beforeAll(async () => {
  const [port, backendPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  copyCheckout(checkout);
  linkInstalled(checkout);
  site = await startSite({ PORT: `${port}`, BACKEND_PORT: `${backendPort}`, DATA_DIR: dataDir }, checkout);
});
afterAll(async () => {
  await site?.stop();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
});

async function run(...args: string[]): Promise<string> {
  const running = startCommand(args, { cwd: checkout, env: { DATA_DIR: dataDir } });
  if ((await running.ended) !== 0) throw new Error(running.output());
  return running.output();
}

const DEFINITION = `import { defineFunction } from '@little-arches/contracts/backend';
import * as v from 'valibot';

export const measure = defineFunction('remote-feet/measure', {
  request: v.object({ millimetres: v.number() }),
  answer: v.object({ size: v.number() }),
});
`;
const HANDLER = `import { measure } from './function';

export const handler = measure.serve(async ({ millimetres }) => ({ size: Math.round(millimetres / 6) }));
`;
const PAGE = `import { useHost } from '@little-arches/contracts/host';
import { useState } from 'react';
import { measure } from '../../functions/measure/function';

export function Page() {
  const { backend } = useHost();
  const [said, setSaid] = useState('');
  const ask = () =>
    measure.call(backend, { millimetres: 180 }).then(
      ({ size }) => setSaid(\`Size \${size}\`),
      (error) => setSaid(String(error)),
    );
  return (
    <div className="column">
      <h1>Feet</h1>
      <button type="button" onClick={ask}>Measure</button>
      <p role="status">{said}</p>
    </div>
  );
}
`;

it('calls a function of a new remote from its page, and refuses a wrong answer there', async () => {
  await run('new-remote', 'remote-feet');
  mkdirSync(path.join(own, 'functions/measure'), { recursive: true });
  writeFileSync(path.join(own, 'functions/measure/function.ts'), DEFINITION);
  writeFileSync(path.join(own, 'functions/measure/handler.ts'), HANDLER);
  writeFileSync(path.join(own, 'pages/feet/page.tsx'), PAGE);
  await run('release', 'publish', 'remote-feet');

  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    const said = page.getByRole('main').getByRole('status').filter({ hasText: /\w/ });
    await page.goto(`${origin}/feet`);
    await page.getByRole('button', { name: 'Measure' }).click();
    await said.waitFor();
    expect(await said.innerText()).toBe('Size 30');

    await page.route('**/functions/v1/remote-feet--measure', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { size: 'large' } });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Measure' }).click();
    await said.waitFor();
    expect(await said.innerText()).toContain("remote-feet/measure answered something unexpected at 'size'");
  } finally {
    await browser.close();
  }
});
