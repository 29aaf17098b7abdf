import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@little-arches/testing/playwright';
import { createForeignTeams, edit } from './support/releases/foreign-builds';
import { entryOf } from './support/releases/foreign-server';
import { release } from './support/releases/release';

let teams: ReturnType<typeof createForeignTeams>;
test.beforeAll(() => {
  teams = createForeignTeams();
});
test.afterAll(() => teams.remove());

type Change = (repository: string) => void;

const changing =
  (...[file, before, after]: [file: string, before: string | RegExp, after: string]): Change =>
  (repository) =>
    edit(repository, file, before, after);

/** Builds a copy of the smallest example that `change` has made invalid. */
async function buildOf(name: string, change: Change): Promise<string> {
  const repository = teams.checkOut('rspack', name);
  change(repository);
  return await teams.build('rspack', repository);
}

const check = (folder: string) => release('check', 'remote-sports', '--from', folder).catch(String);
const refusalOf = async (name: string, change: Change) => check(await buildOf(name, change));

test('refuses a build for a newer contract than the shell has', async () => {
  const change = changing(
    'node_modules/@little-arches/contracts/src/remote.js',
    /CONTRACT_VERSION = '[\d.]+'/,
    "CONTRACT_VERSION = '2.99'",
  );
  expect(await refusalOf('newer-contract', change)).toMatch(
    /needs contract 2\.99, the shell offers [\s\S]*redeploy the shell/,
  );
});

test('refuses a build for a newer React than the shell has, with an address of another remote', async () => {
  const changes = [
    changing('rspack.config.mjs', 'import: false }', "import: false, requiredVersion: '^20.0.0' }"),
    changing('src/routes.tsx', "'/sports/plan'", "'/store'"),
  ];
  const folder = await buildOf('newer', (repository) => {
    for (const change of changes) change(repository);
  });
  const refusal = await check(folder);
  expect(refusal).toMatch(/react \^20\.0\.0|react .*\^20\.0\.0/);
  expect(refusal).toMatch(/wants the address \/store, which remote-store .* owns/);

  rmSync(path.join(folder, entryOf(folder).entry));
  expect(await check(folder)).toMatch(/its entry remoteEntry.* is not beside the manifest/);
});

test('refuses a build that shares a library without a range', async () => {
  const change = changing('rspack.config.mjs', 'import: false }', 'import: false, requiredVersion: false }');
  expect(await refusalOf('no-range', change)).toMatch(
    /shares react in the range '', which can't be held against/,
  );
});

test('refuses a build whose entry throws', async () => {
  const throwing = changing(
    'src/routes.tsx',
    'export default',
    "throw new Error('Nobody is at home');\nexport default",
  );
  expect(await refusalOf('throwing', throwing)).toMatch(/can't load remote-sports/);
});

test('refuses a build whose page does what the policy forbids', async () => {
  const change = changing(
    'src/pages/sports.tsx',
    'export function Page() {',
    "export function Page() {\n  if (typeof document !== 'undefined') document.body.insertAdjacentHTML('beforeend', '<b>!</b>');",
  );
  expect(await refusalOf('forbidden', change)).toMatch(
    /\/sports.* of remote-sports .*(policy forbids|fails in the browser)/,
  );
});
