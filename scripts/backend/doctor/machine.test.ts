import { examineBrowser, examineDisk, examineNginx } from './machine';

test('names the fix for the disk and for programs', () => {
  expect(examineDisk(5e9)).toEqual({ subject: 'Disk', state: '5.0 GB free' });
  expect(examineDisk(2e8).fix).toContain('1 GB');
  const none = { file: undefined, version: undefined, chosen: undefined };
  const there = { ...none, file: '/usr/bin/it', version: 'It 1.0' };
  expect(examineBrowser(there, false)).toEqual({
    subject: 'Browser for tests',
    state: 'It 1.0, /usr/bin/it',
  });
  expect(examineBrowser({ ...there, version: undefined }, true).state).toContain("can't be run");
  expect(examineBrowser(none, false).fix).toContain('CHROME_PATH');
  expect(examineBrowser(none, true).fix).toBeUndefined();
  expect(examineBrowser({ ...none, chosen: '/nowhere' }, true).state).toContain("'/nowhere'");
  expect(examineNginx(there).fix).toBeUndefined();
  expect(examineNginx(none).state).toContain('skips its end-to-end test');
  expect(examineNginx({ ...none, chosen: '/nowhere' }).fix).toContain('NGINX_PATH');
});
