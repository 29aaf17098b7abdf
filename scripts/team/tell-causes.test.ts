import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'little-arches-causes-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What Jest prints of a file of tests in our environment. */
function told(text: string): string {
  writeFileSync(path.join(folder, 'made-up.test.js'), text);
  const config = {
    rootDir: folder,
    testEnvironment: path.resolve('scripts/test/node-environment.cjs'),
    transform: {},
  };
  const { stderr } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/jest/bin/jest.js'), '--config', JSON.stringify(config), '--ci'],
    { encoding: 'utf8', cwd: folder },
  );
  return stderr;
}
const times = (text: string, word: RegExp) => [...text.matchAll(word)].length;

const TESTS =
  "test('one', () => {}); describe('inside', () => { test('two', () => {}); test('three', () => {}); });";

test('a preparation that fails is told once, and not what fails because of it', () => {
  const output = told(`
    let site;
    beforeAll(() => { throw new Error('The site did not start'); });
    afterEach(() => site.stop());
    afterAll(() => site.remove());
    ${TESTS}
  `);
  expect(times(output, /Error: The site did not start|^ +The site did not start/gm)).toBe(1);
  expect(times(output, /Did not run: 'one' above tells why .*\(The site did not start\)/g)).toBe(2);
  expect(output).not.toContain('Cannot read properties');
  expect(output).toMatch(/Tests: +3 failed, 3 total/);
});

test('nor does the preparation of a block inside hide it', () => {
  const output = told(`
    let site;
    beforeAll(() => { throw new Error('The site did not start'); });
    describe('inside', () => { beforeAll(() => site.open()); test('two', () => {}); });
    test('one', () => {});
  `);
  expect(output).not.toContain('Cannot read properties');
});

test('a test whose own preparation fails tells that only, and the others run', () => {
  const output = told(`
    let site, turn = 0;
    beforeEach(() => { if (turn++ === 0) throw new Error('Not this time'); site = { stop() {} }; });
    afterEach(() => site.stop());
    ${TESTS}
  `);
  expect(times(output, /Error: Not this time|^ +Not this time/gm)).toBe(1);
  expect(output).not.toContain('Cannot read properties');
  expect(output).toMatch(/Tests: +1 failed, 2 passed, 3 total/);
});

test('what fails of itself after a test is told', () => {
  const output = told(`
    afterEach(() => { throw new Error('Something is left'); });
    afterAll(() => { throw new Error('So is a process'); });
    test('one', () => {});
  `);
  expect(output).toContain('Something is left');
  expect(output).toContain('So is a process');
});
