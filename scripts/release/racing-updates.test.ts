import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from './store/channel-registry';
import { createDirectoryStore } from './store/store';

const PROCESSES = 8;
const UPDATES = Number(process.env.RACING_UPDATES ?? 25);
const program = path.resolve('scripts/release/testing/racing-program.ts');

let directory = '';
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'little-arches-racing-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const run = (name: string) =>
  spawn(process.execPath, ['--import', 'tsx', program, directory, name, String(UPDATES)], {
    stdio: 'inherit',
  });

it('keeps every update of eight processes that change one registry', async () => {
  const children = Array.from({ length: PROCESSES }, (_, n) => run(`process-${n}`));
  const codes = await Promise.all(
    children.map((child) => new Promise((resolve) => child.once('exit', resolve))),
  );
  expect(codes).toEqual(children.map(() => 0));
  const { registry } = await readRegistry(createDirectoryStore(directory), 'production');
  expect(Object.keys(registry.microFrontends)).toHaveLength(PROCESSES * UPDATES);
  expect(readdirSync(path.join(directory, 'channels'))).toEqual(['production.json']);
});

it('goes on when some of the processes are killed, with everything the others did', async () => {
  const children = Array.from({ length: PROCESSES }, (_, n) => run(`process-${n}`));
  const ended = children.map((child) => new Promise((resolve) => child.once('exit', resolve)));
  for (const child of children.slice(0, 4))
    setTimeout(() => child.kill('SIGKILL'), 500 + Math.random() * 1500);
  await Promise.all(ended);
  const { registry } = await readRegistry(createDirectoryStore(directory), 'production');
  for (let n = 4; n < PROCESSES; n++)
    for (let update = 0; update < UPDATES; update++)
      expect(registry.microFrontends).toHaveProperty(`process-${n}-${update}`);
});
