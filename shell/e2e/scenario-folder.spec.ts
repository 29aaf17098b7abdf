import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { expect, test } from '@little-arches/testing/playwright';
import { inspectState } from './support/page/inspect-page';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

test('shows a remote alone from a folder that a plain server has below any address', async ({
  anotherVisitor,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'little-arches-scenarios-'));
  // Without a charset, as many static servers answer.
  const server = createServer(({ url }, response) => {
    const name = path.basename(new URL(url ?? '/', 'http://localhost').pathname);
    try {
      const content = readFileSync(path.join(folder, name === 'deep' ? 'index.html' : name));
      response.setHeader('content-type', TYPES[path.extname(name)] ?? 'text/html');
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    const build = startCommand(['scenarios', 'remote-store', folder]);
    expect([await build.ended, build.errors()]).toEqual([0, '']);
    const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    const { page } = await anotherVisitor(`${origin}/deep/?scenario=store-refuses`);
    await expect(page.getByText('The store is closed for stocktaking until noon.')).toBeVisible();
    expect(await page.evaluate(() => document.characterSet)).toBe('UTF-8');
    expect(await inspectState(page)).toEqual([]);
  } finally {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
