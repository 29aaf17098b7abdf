import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '@scripts/kit/project-root';
import { type RunningProcess, startProcess } from './start-process';

const MODULE = pathToFileURL(path.join(projectRoot(), 'scripts/kit/processes/install-packages.mjs')).href;
/** Stands in for npm: it removes the folder first, as `npm ci` does, and goes on when there is a file 'network'. */
const NPM = `
const { appendFileSync, existsSync, mkdirSync, rmSync } = require('node:fs');
appendFileSync('runs', 'begun ');
rmSync('node_modules', { recursive: true, force: true });
const timer = setInterval(() => {
  if (!existsSync('network') && !existsSync('offline')) return;
  clearInterval(timer);
  appendFileSync('runs', 'ended ');
  mkdirSync('node_modules', { recursive: true });
  process.exitCode = existsSync('offline') ? 1 : 0;
}, 20);
`;

let root: string;
const commands: RunningProcess[] = [];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'little-arches-install-'));
  writeFileSync(path.join(root, 'package-lock.json'), '{}');
  writeFileSync(path.join(root, 'npm.cjs'), NPM);
});
afterEach(async () => {
  // The stand-in of a failed test waits for a network that never comes; it ends with its folder.
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

const write = (name: string, content = '') => writeFileSync(path.join(root, name), content);
const runs = () => readFileSync(path.join(root, 'runs'), 'utf8');

test('of commands that start at once one installs and the others wait for it', async () => {
  const first = install();
  await first.says('Installing packages');
  const others = [install(), install()];
  for (const other of others) await other.says('Another command installs the packages');
  write('network');
  for (const { ended } of [first, ...others]) expect(await ended).toBe(0);
  expect(runs()).toBe('begun ended ');
});

test('who ended while he installed holds nobody up, and a failure leaves the turn to the next', async () => {
  const gone = startProcess(['--eval', '']);
  await gone.ended;
  mkdirSync(path.join(root, '.cache'));
  write('.cache/installing', String(gone.pid));
  write('offline');
  const failing = install();
  expect(await failing.ended).toBe(1);
  expect(failing.errors()).toContain('Check the network connection and run the command again.');
  rmSync(path.join(root, 'offline'));
  write('network');
  expect(await install().ended).toBe(0);
  write('package-lock.json', '{ "changed": true }');
  expect(await install().ended).toBe(0);
  expect(runs()).toBe('begun ended begun ended begun ended ');
});
