import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyCheckout, linkInstalled } from '@little-arches/kit/files/copy-checkout';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { expect, test } from '@little-arches/testing/playwright';
import { siteUrl } from './support/site';

test('shows an edited store of a laptop among the live pages, and leaves the site as it was', async ({
  page,
  anotherVisitor,
  noConsoleErrors,
}) => {
  // A watcher needs the real name of a folder that has two.
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'little-arches-against-')));
  const checkout = path.join(folder, 'checkout');
  copyCheckout(checkout);
  linkInstalled(checkout);
  const source = path.join(checkout, 'remote-store/src/pages/store/page.tsx');
  const text = readFileSync(source, 'utf8');
  const write = (heading: string) => writeFileSync(source, text.replace('Products</h1>', `${heading}</h1>`));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  write('Products of today');
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const server = startCommand(['dev', 'remote-store', '--against', siteUrl], {
    cwd: checkout,
    env: { PORT: `${port}` },
  });
  try {
    await server.says(`Ready: ${origin}`);
    noConsoleErrors.allowOrigin(origin);
    await page.goto(`${origin}/store`);
    await expect(heading('Products of today')).toBeVisible();
    await expect(page.locator('[data-remote=remote-store]')).toHaveAttribute('data-version', 'laptop');
    await server.says('remote-store has /store');

    // An edit reaches the open page, and the rest of the tab stays.
    await page.reload();
    await expect(heading('Products of today')).toBeVisible();
    await page.evaluate(() => void Reflect.set(window, 'marked', true));
    write('Products of tomorrow');
    await expect(heading('Products of tomorrow')).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'marked'))).toBe(true);

    // The other remotes are the live ones, prerendered as on the site.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Concept' }).click();
    await expect(page.locator('[data-remote=remote-marketing] h1')).toBeVisible();
    expect(page.url()).toBe(`${origin}/concept`);

    const { page: live } = await anotherVisitor('/store');
    await expect(live.getByRole('heading', { level: 1, name: 'Products', exact: true })).toBeVisible();
  } finally {
    // Before its server, which its socket would miss.
    await page.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
