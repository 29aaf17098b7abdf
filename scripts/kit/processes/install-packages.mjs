// What the lock file says, installed once for all commands that want it. Plain JavaScript, because it runs before
// anything is installed: it can use nothing else of this package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ARGS = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
/** Milliseconds between two looks at whether another command has finished. */
const GLANCE = 200;
/** Milliseconds after which the other command is taken for one that hangs. */
const PATIENCE = 20 * 60_000;

/**
 * Installs the packages of the checkout `root` unless they are there as its lock file says. `npm ci` begins by removing
 * what is there, so two commands never run it at once: the second waits for the first. Rejects with one sentence.
 */
export async function installPackages(root) {
  const stamp = path.join(root, 'node_modules/.little-arches');
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(process.platform + process.arch)
    .digest('hex');
  const isInstalled = () => read(stamp) === wanted;
  if (isInstalled()) return;
  const release = await takeTurn(path.join(root, '.cache/installing'));
  try {
    if (isInstalled()) return;
    console.log('Installing packages (first time, or the lock file changed) …');
    if (runNpm(root) !== 0)
      throw new Error(
        'The packages could not be installed. Check the network connection and run the command again.',
      );
    mkdirSync(path.dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
  } finally {
    release();
  }
}

function runNpm(cwd) {
  const npm = process.env.npm_execpath;
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...ARGS], { cwd, stdio: 'inherit' })
    : spawnSync('npm', ARGS, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  return status;
}

/** Writes this process's number into `file` as soon as no living process has its own in it. */
async function takeTurn(file) {
  mkdirSync(path.dirname(file), { recursive: true });
  const begin = Date.now();
  let isTold = false;
  while (!isWritten(file)) {
    const holder = read(file);
    if (holder !== undefined && !isAlive(holder)) {
      rmSync(file, { force: true });
      continue;
    }
    if (!isTold) console.log('Another command installs the packages; waiting for it …');
    isTold = true;
    if (Date.now() - begin > PATIENCE)
      throw new Error(
        `Another command (process ${holder}) has been installing the packages for too long. End it, remove ${file} and run the command again.`,
      );
    await pause(GLANCE);
  }
  return () => rmSync(file, { force: true });
}

function isWritten(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(holder) {
  // Between the making of the file and its writing it is empty.
  if (holder === '') return true;
  try {
    process.kill(Number(holder), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}
