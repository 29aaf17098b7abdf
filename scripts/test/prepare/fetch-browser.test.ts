import { canFetchBrowser } from '@scripts/kit/processes/find-browser';
import { provideBrowser } from './fetch-browser';

const before = process.env.CHROME_PATH;
afterEach(() => {
  if (before === undefined) delete process.env.CHROME_PATH;
  else process.env.CHROME_PATH = before;
});

test('a chosen browser that is not there is named, and no other is taken for it', () => {
  process.env.CHROME_PATH = '/nowhere/chrome';
  expect(() => provideBrowser()).toThrow("CHROME_PATH is '/nowhere/chrome', where there is no program.");
});

test('the chosen one is taken as it is', () => {
  process.env.CHROME_PATH = process.execPath;
  expect(provideBrowser()).toBe(process.execPath);
});

test('where npm has none, one sentence says what to install', () => {
  process.env.CHROME_PATH = 'fetched';
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'darwin' });
  try {
    expect(canFetchBrowser()).toBe(false);
    expect(() => provideBrowser()).toThrow(
      /npm has none for darwin on .*Install Chromium or Chrome, or set CHROME_PATH/,
    );
  } finally {
    Object.defineProperty(process, 'platform', { value: platform });
  }
});
