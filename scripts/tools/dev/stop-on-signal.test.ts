import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningProcess, startProcess } from '@little-arches/kit/processes/start-process';
import { programArgs } from '@little-arches/kit/processes/typescript-program';

let folder: string;
let running: RunningProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-signal-'));
  writeFileSync(path.join(folder, 'index.js'), 'export default 1;');
});
afterEach(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = (...more: string[]) => {
  const program = path.join(__dirname, 'testing/serving-program.ts');
  running = startProcess(programArgs(program, folder, ...more));
};

it.each(['Building', 'Ready'])(
  'ends by Ctrl-C without a complaint of the bundler, after it printed %s',
  async (said) => {
    start();
    await running.says(said);
    running.signal('SIGINT');
    expect(await running.ended).toBe(0);
    expect(running.output()).not.toMatch(/leak|warning|error/i);
  },
);

it('ends by a second Ctrl-C without a complaint of the bundler, while a part does not stop', async () => {
  start('hangs');
  await running.says('Ready');
  running.signal('SIGINT');
  await running.says('Stopping');
  running.signal('SIGINT');
  expect(await running.ended).toBeNull();
  expect(running.output()).not.toMatch(/leak|warning|error/i);
});
