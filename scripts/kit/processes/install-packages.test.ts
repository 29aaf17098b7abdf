import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { type RunningProcess, startProcess } from './start-process';

const MODULE = pathToFileURL(path.join(projectRoot(), 'scripts/kit/processes/install-packages.mjs')).href;
/**
 * Fake npm: removes the folder first, as `npm ci` does, and continues when the file 'network' exists. Then it
 * records what it installed.
 */
const NPM = `
const { appendFileSync, copyFileSync, existsSync, mkdirSync, rmSync } = require('node:fs');
appendFileSync('runs', 'begun ');
rmSync('node_modules', { recursive: true, force: true });
const timer = setInterval(() => {
  if (!existsSync('network') && !existsSync('offline')) return;
  clearInterval(timer);
  appendFileSync('runs', 'ended ');
  mkdirSync('node_modules', { recursive: true });
  if (existsSync('offline')) process.exitCode = 1;
  else copyFileSync('package-lock.json', 'node_modules/.package-lock.json');
  console.log('added 1 package');
}, 20);
`;

let root: string;
const commands: RunningProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'little-arches-install-'));
  write('package-lock.json', lockOf({ react: { version: '1.0.0' } }));
  write('npm.cjs', NPM);
});
afterEach(async () => {
  // The fake npm of a failed test waits for a network that never comes; it ends when its folder is removed.
  write('offline');
  for (const { stop } of commands.splice(0)) await stop();
  rmSync(root, { recursive: true, force: true });
});

function install() {
  const code = `import(${JSON.stringify(MODULE)}).then(({ installPackages }) => installPackages(${JSON.stringify(root)})).then(() => console.log('Installed'), (error) => { console.error(error.message); process.exitCode = 1; });`;
  const command = startProcess(['--eval', code], { env: { npm_execpath: path.join(root, 'npm.cjs') } });
  commands.push(command);
  return command;
}

async function dieInstalling() {
  const gone = startProcess(['--eval', '']);
  await gone.ended;
  mkdirSync(path.join(root, '.cache/installations'), { recursive: true });
  write('.cache/installations/1', String(gone.pid));
}

const write = (name: string, content = '') => writeFileSync(path.join(root, name), content);
/** Returns a lock file with the checkout itself and packages. */
const lockOf = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });
const runs = () => readFileSync(path.join(root, 'runs'), 'utf8');

test('installs once for commands that start at the same time; the others wait', async () => {
  const first = install();
  await first.says('Installing packages');
  const others = [install(), install()];
  for (const other of others) await other.says('Another command installs the packages');
  write('network');
  for (const { ended } of [first, ...others]) expect(await ended).toBe(0);
  expect(runs()).toBe('begun ended ');
});

test('keeps standard output free for the command, which may write JSON', async () => {
  const command = install();
  await command.says('Installing packages');
  write('network');
  expect(await command.ended).toBe(0);
  expect(command.errors()).toMatch(/^Installing packages.*\nadded 1 package\n$/s);
});

test('continues when the installing process ended or failed', async () => {
  await dieInstalling();
  write('offline');
  const failing = install();
  expect(await failing.ended).toBe(1);
  expect(failing.errors()).toContain('Check the network connection and run the command again.');
  rmSync(path.join(root, 'offline'));
  write('network');
  expect(await install().ended).toBe(0);
  expect(runs()).toBe('begun ended begun ended ');
});

test('installs once at a time when many processes find a dead holder', async () => {
  await dieInstalling();
  const all = Array.from({ length: 6 }, install);
  await Promise.race(all.map((command) => command.says('Installing packages')));
  write('network');
  for (const { ended } of all) expect(await ended).toBe(0);
  expect(runs()).toBe('begun ended ');
});

const other = process.platform === 'win32' ? 'linux' : 'win32';
test.each([
  ['keeps what npm installed itself', { react: { version: '1.0.0' } }, false],
  ['replaces another version', { react: { version: '1.0.1' } }, true],
  ['downloads a missing package', {}, true],
  ['replaces a package for another system', { react: { version: '1.0.0', os: [other] } }, true],
])('%s', async (_, there, isReplaced) => {
  const wanted = { react: { version: '1.0.0' }, 'for-another-system': { version: '1.0.0', optional: true } };
  write('package-lock.json', lockOf(wanted));
  write('network');
  mkdirSync(path.join(root, 'node_modules'));
  write('node_modules/.package-lock.json', JSON.stringify({ packages: there }));
  const command = install();
  expect(await command.ended).toBe(0);
  expect(existsSync(path.join(root, 'runs'))).toBe(isReplaced);
});
