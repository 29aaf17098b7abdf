import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/project-root';
import { run } from './recorded-test';

/**
 * A recording of a failed checkout from the QA panel, and the test made of it, which Jest runs with the store's
 * tests.
 */
const kept = path.join(projectRoot(), 'remote-store/src/recordings');
const saved = path.join(kept, 'checkout-refused.json');
let checkout: string;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'little-arches-recorded-'));
  writeFileSync(
    path.join(checkout, 'package.json'),
    '{ "name": "little-arches", "workspaces": ["remote-store", "remote-account"] }',
  );
  for (const remote of ['remote-store', 'remote-account']) {
    mkdirSync(path.join(checkout, remote, 'src'), { recursive: true });
    writeFileSync(path.join(checkout, remote, 'package.json'), `{ "name": "${remote}" }`);
    writeFileSync(path.join(checkout, remote, 'src/routes.tsx'), '');
  }
  jest.spyOn(process, 'cwd').mockReturnValue(checkout);
  jest.spyOn(console, 'log').mockImplementation();
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(checkout, { recursive: true, force: true });
});

it('stores a recording and the test that replays it', async () => {
  await run(['remote-store', saved, 'checkout-refused']);
  for (const file of ['checkout-refused.json', 'checkout-refused.test.tsx'])
    expect(readFileSync(path.join(checkout, 'remote-store/src/recordings', file), 'utf8')).toBe(
      readFileSync(path.join(kept, file), 'utf8'),
    );
  await expect(run(['remote-store', saved, 'checkout-refused'])).rejects.toThrow(
    'has a recording checkout-refused',
  );
});

it.each([
  [['remote-store', 'nowhere.json', 'x'], 'There is no file nowhere.json'],
  [['remote-moon', saved, 'x'], 'There is no remote remote-moon'],
  [['remote-store', saved, '../x'], 'A test’s name has small letters'],
  [['remote-store', path.join(kept, 'checkout-refused.test.tsx'), 'x'], 'holds no JSON'],
  [['remote-account', saved, 'x'], 'has nothing of remote-account, but of remote-store'],
  [['remote-store'], 'Say which remote'],
])('refuses %j', async (args, sentence) => {
  await expect(run(args)).rejects.toThrow(sentence);
});
