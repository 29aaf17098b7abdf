import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillDirectory } from './prepared-directory';

let checkout: string;
jest.mock('@little-arches/kit/files/project-root', () => ({ projectRoot: () => checkout }));
jest.mock('@little-arches/kit/processes/start-process', () => ({ runProcess: () => Promise.resolve() }));

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'little-arches-prepared-'));
  for (const folder of ['supabase/migrations', 'supabase/seed', 'scripts/backend'])
    mkdirSync(path.join(checkout, folder), { recursive: true });
  writeFileSync(path.join(checkout, 'supabase/config.toml'), '');
  changeSources('before');
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(checkout, { recursive: true, force: true });
});

const changeSources = (to: string) => writeFileSync(path.join(checkout, 'package-lock.json'), to);
const prepared = () => readdirSync(path.join(checkout, '.cache/test-backend'));

async function fillAt(time: string): Promise<void> {
  jest.useFakeTimers({
    now: new Date(time),
    doNotFake: ['setTimeout', 'clearTimeout', 'setImmediate', 'nextTick'],
  });
  await fillDirectory(path.join(checkout, `filled at ${time}`));
}

test('prepares a directory after midnight without removing that of the day before', async () => {
  await fillAt('2026-11-25T22:00:00Z');
  const [dayBefore] = prepared();
  await fillAt('2026-11-25T23:59:00Z');
  expect(prepared()).toEqual([dayBefore]);
  await fillAt('2026-11-26T00:01:00Z');
  expect(prepared()).toHaveLength(2);
  expect(prepared()).toContain(dayBefore);
  changeSources('after');
  await fillAt('2026-11-26T01:30:00Z');
  expect(prepared()).toHaveLength(1);
});

test('restarts a preparation that was killed', async () => {
  await fillAt('2026-11-26T10:00:00Z');
  const [name] = prepared();
  rmSync(path.join(checkout, '.cache/test-backend', name ?? ''), { recursive: true });
  mkdirSync(path.join(checkout, '.cache/test-backend', `${name}.draft`, 'half'), { recursive: true });
  await fillAt('2026-11-26T10:01:00Z');
  expect(prepared()).toEqual([name]);
});
