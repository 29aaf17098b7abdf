import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideBrowser } from './fetch-browser';

let checkout = '';
const chosen = process.env.CHROME_PATH;

/** Uses a checkout without a downloaded browser. */
beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), 'little-arches-browser-'));
  writeFileSync(path.join(checkout, 'package.json'), '{ "name": "little-arches" }');
  jest.spyOn(process, 'cwd').mockReturnValue(checkout);
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(checkout, { recursive: true, force: true });
  if (chosen === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = chosen;
});

test('names a missing chosen browser, and uses no other one', () => {
  process.env.CHROME_PATH = '/nowhere/chrome';
  expect(() => provideBrowser()).toThrow("CHROME_PATH is '/nowhere/chrome', where there is no program.");
});

test('uses the chosen browser', () => {
  process.env.CHROME_PATH = process.execPath;
  expect(provideBrowser()).toBe(process.execPath);
});

test('names in one sentence what to install when npm has no browser', () => {
  process.env.CHROME_PATH = 'fetched';
  expect(() => provideBrowser('darwin')).toThrow(
    /npm has none for darwin on .*Install Chromium or Chrome, or set CHROME_PATH/,
  );
});
