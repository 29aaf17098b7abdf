import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProcess } from '@little-arches/kit/processes/start-process';

let temporary: string;
beforeEach(() => {
  temporary = mkdtempSync(path.join(tmpdir(), 'little-arches-ended-'));
});
afterEach(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 5 }));

test('leaves no process and no folder after Ctrl-C', async () => {
  // Windows ends a process without a signal.
  if (process.platform === 'win32') return;
  const run = startProcess(['scripts/run.mjs', 'test', 'scripts/kit'], { env: { TMPDIR: temporary } });
  // A line printed by Jest.
  await run.says('PASS');
  run.signal('SIGINT');
  // The process ends only after all writers of its output, Jest and its workers included.
  expect(await run.ended).toBe(130);
  expect(run.output()).toContain('Ended before all tests had run.');
  expect(readdirSync(temporary).filter((folder) => folder.startsWith('little-arches-test-'))).toEqual([]);
});
