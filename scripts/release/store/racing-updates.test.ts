import { spawn } from 'node:child_process';
import path from 'node:path';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import { type RealStore, releaseStores } from '../testing/real-stores';
import { readRegistry } from './channel-registry';
import type { ReleaseStore } from './store';

const PROCESSES = 8;
const UPDATES = 25;
const program = path.resolve('scripts/release/testing/racing-program.ts');

describe.each(releaseStores)('on %s', (_, open) => {
  let opened: RealStore;
  let store: ReleaseStore;
  beforeEach(async () => {
    opened = await open();
    store = opened.open();
  });
  afterEach(async () => await opened.close());

  /** Starts the racing processes. Each result is the exit code, or null for a killed process. */
  function race() {
    const { location, env } = opened;
    const children = Array.from({ length: PROCESSES }, (_, n) =>
      spawn(process.execPath, programArgs(program, location, `process-${n}`, String(UPDATES)), {
        stdio: 'inherit',
        env: { ...process.env, ...env },
      }),
    );
    const ends = children.map(
      (child) => new Promise<number | null>((resolve) => child.once('exit', resolve)),
    );
    return { children, ends };
  }

  it('keeps every update of eight processes that change one registry', async () => {
    const { children, ends } = race();
    expect(await Promise.all(ends)).toEqual(children.map(() => 0));
    const { registry } = await readRegistry(store, 'production');
    expect(Object.keys(registry.microFrontends)).toHaveLength(PROCESSES * UPDATES);
    expect((await store.list('channels')).map(({ key }) => key)).toEqual(['channels/production.json']);
  });

  it('keeps the updates of other processes when some are killed', async () => {
    const { children, ends } = race();
    for (const child of children.slice(0, 4))
      setTimeout(() => child.kill('SIGKILL'), 500 + Math.random() * 1500);
    await Promise.all(ends);
    const { registry } = await readRegistry(store, 'production');
    for (let n = 4; n < PROCESSES; n++)
      for (let update = 0; update < UPDATES; update++)
        expect(registry.microFrontends).toHaveProperty(`process-${n}-${update}`);
  });
});
