import { expect, test } from '@little-arches/testing/playwright';
import { createForeignTeams, edit } from './support/releases/foreign-builds';
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

const refusalOf = async (name: string, change: Change) =>
  release('check', 'remote-sports', '--from', await buildOf(name, change)).catch(String);

test('refuses a build for a newer contract than the shell has', async () => {
  const change = changing(
    'node_modules/@little-arches/contracts/src/remote/index.js',
    /CONTRACT_VERSION = '(\d+)\.\d+'/,
    "CONTRACT_VERSION = '$1.99'",
  );
  expect(await refusalOf('newer-contract', change)).toMatch(
    /needs contract (\d+)\.99, the shell offers \1\.\d+: redeploy the shell/,
  );
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
