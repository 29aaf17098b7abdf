import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@little-arches/kit/processes/free-port';
import { startCommand } from '@little-arches/kit/processes/start-process';
import { rawRequest } from '@little-arches/release/export/testing/raw-request';
import { storeSite } from '@little-arches/release/site/stored-site';
import { changeRegistry } from '@little-arches/release/store/channel-registry';
import { realStores } from '@little-arches/release/testing/real-stores';
import { sampleSite } from '../testing/sample-store';

it.each(realStores)('serves the releases of another process into %s', async (_, open) => {
  const { location, env, open: openStore, close } = await open();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'little-arches-reader-'));
  const store = openStore();
  const release = async (pages = sampleSite.pages) => {
    const { id } = await storeSite(store, { ...sampleSite, pages });
    await changeRegistry(store, 'production', (registry) => ({ ...registry, site: id }));
  };
  await release();
  const port = await freePort();
  const serving = startCommand(['serve', '--store', location], {
    env: { ...env, PORT: String(port), DATA_DIR: dataDir },
  });
  try {
    await serving.says('Ready: ');
    const origin = `http://127.0.0.1:${port}`;
    expect((await rawRequest(origin, '/store')).body.toString()).toContain('<title>/store</title>');
    expect((await rawRequest(origin, '/concept')).status).toBe(302);
    const [home] = sampleSite.pages;
    if (!home) throw new Error('There is a home page');
    await release([...sampleSite.pages, { ...home, pattern: '/concept' }]);
    while ((await rawRequest(origin, '/concept')).status !== 200) await pause(20);
  } finally {
    await serving.stop();
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
