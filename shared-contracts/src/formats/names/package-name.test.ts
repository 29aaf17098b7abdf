import { isPackageName } from './package-name';

it.each(['shell', 'remote-store', 'remote-2', 'gait-lab'])('%s can be released', (name) => {
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
  'pages',
  'registry',
])('%s can not: it would be no name of a folder, or that of another', (name) => {
  expect(isPackageName(name)).toBe(false);
});
