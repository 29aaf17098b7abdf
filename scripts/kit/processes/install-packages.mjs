// Installs the packages of the lock file once for all commands that need them. Plain JavaScript, because it runs
// before anything is installed; it can't import anything of this package.
import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ARGS = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
/** Milliseconds between two checks whether another command has finished. */
const GLANCE = 200;
/** Milliseconds after which the other command counts as hanging. */
const PATIENCE = 20 * 60_000;

/**
 * Installs the packages of the checkout `root` unless they match its lock file. `npm ci` first removes the
 * installed ones, so commands never run it concurrently: the second waits for the first. Reports on standard error,
 * because the command may write JSON to standard output. Rejects with one sentence.
 */
export async function installPackages(root) {
  if (isInstalled(root)) return;
  const release = await runExclusive(path.join(root, '.cache/installations'));
  try {
    if (isInstalled(root)) return;
    console.error('Installing packages (first time, or the lock file changed); this takes a minute or two …');
    if ((await runNpm(root)) !== 0)
      throw new Error(
        'The packages could not be installed. Check the network connection and run the command again.',
      );
  } finally {
    release();
  }
}

/** Returns true when everything in the lock file is installed for this system, according to npm's record. */
function isInstalled(root) {
  const named = packagesOf(path.join(root, 'package-lock.json'));
  const there = packagesOf(path.join(root, 'node_modules/.package-lock.json'));
  if (!named || !there) return false;
  return Object.entries(named).every(([place, wanted]) => {
    const found = there[place];
    // The record does not contain the checkout itself. npm omits optional packages for other systems.
    if (!found) return place === '' || wanted.optional;
    return (
      found.version === wanted.version && isFor(process.platform, found.os) && isFor(process.arch, found.cpu)
    );
  });
}

/** Returns packages by their folders; undefined when the file is missing or broken, which npm reports. */
function packagesOf(lock) {
  try {
    return JSON.parse(read(lock) ?? '{}').packages;
  } catch {
    return undefined;
  }
}

/** Returns true when a package is for this system; a folder of packages may have been copied from another one. */
const isFor = (own, named = [own]) => named.includes(own);

/**
 * Milliseconds after which a line says that the installation is still running, because npm prints nothing until its
 * end.
 */
const STILL = 15_000;

function runNpm(cwd) {
  const npm = process.env.npm_execpath;
  const stdio = ['inherit', process.stderr, 'inherit'];
  const child = npm
    ? spawn(process.execPath, [npm, ...ARGS], { cwd, stdio })
    : spawn('npm', ARGS, { cwd, stdio, shell: process.platform === 'win32' });
  const begin = Date.now();
  const timer = setInterval(
    () => console.error(`  still installing (${Math.round((Date.now() - begin) / 1000)} s) …`),
    STILL,
  );
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  }).finally(() => clearInterval(timer));
}

/**
 * Waits for the lock in `folder` and returns a function that releases it. The process that created the file with
 * the highest number holds the lock as long as it runs. Files of dead processes stay: removing them could remove
 * another process's file too.
 */
async function runExclusive(folder) {
  mkdirSync(folder, { recursive: true });
  const begin = Date.now();
  let isTold = false;
  for (;;) {
    const last = Math.max(0, ...readdirSync(folder).map(Number));
    const holder = last === 0 ? undefined : read(path.join(folder, String(last)));
    const own = path.join(folder, String(last + 1));
    // The lock may have been released meanwhile, so a lower number may follow.
    if (last > 0 && holder === undefined) continue;
    if ((holder === undefined || !isAlive(holder)) && isWritten(own))
      return () => rmSync(own, { force: true });
    if (!isTold) console.error('Another command installs the packages; waiting for it …');
    isTold = true;
    if (Date.now() - begin > PATIENCE)
      throw new Error(
        `Another command (process ${holder}) has been installing the packages for too long. End it, remove ${folder} and run the command again.`,
      );
    await pause(GLANCE);
  }
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
  // The file is empty between its creation and the first write.
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
