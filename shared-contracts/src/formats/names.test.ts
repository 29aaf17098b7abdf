import { isPackageName } from './names';

it.each(['shell', 'remote-store', 'remote-2', 'gait-lab'])('accepts the package name %s', (name) => {
  expect(isPackageName(name)).toBe(true);
});

it.each([
  '',
  'Remote-Store',
  'remote_store',
  '2-remotes',
  '@team/remote',
  'remote.store',
  '..',
  `r${'e'.repeat(41)}`,
  'channels',
  'sites',
])('refuses the package name %s, which is no valid or free name of a folder', (name) => {
  expect(isPackageName(name)).toBe(false);
});
