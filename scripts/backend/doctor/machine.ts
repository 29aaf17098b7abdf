import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { portRefusal } from '@scripts/kit/processes/free-port';
import { lockDirectory } from '../database/lock-directory';

/** What was found of one part of the machine or the checkout; a problem comes with its fix. */
export interface Finding {
  readonly subject: string;
  readonly state: string;
  readonly fix?: string;
}

/** Whether `version` is at least `wanted` (`major.minor`). */
export function examineVersion(
  program: string,
  version: string | undefined,
  wanted: string,
  fix: string,
): Finding {
  if (!version) return { subject: program, state: 'not found', fix };
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number);
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor))
    return { subject: program, state: version };
  return { subject: program, state: `${version}, but ${wanted} is the oldest that works`, fix };
}

/** What of package-lock.json says which packages belong on a machine. */
export interface LockedPackage {
  readonly version?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
}

/** A kind of machine, in npm's words. */
export interface Platform {
  readonly os: string;
  readonly cpu: string;
  readonly libc: string;
}

/** Compares the installed packages with the lock file. `installed` returns the version in a folder. */
export function examinePackages(
  locked: Readonly<Record<string, LockedPackage>>,
  installed: (folder: string) => string | undefined,
  { os, cpu, libc }: Platform,
): Finding {
  const belongs = (entry: LockedPackage) =>
    !entry.optional ||
    // An optional package without a platform may be left out for reasons of its own.
    (entry.os?.includes(os) && entry.cpu?.includes(cpu) && (entry.libc?.includes(libc) ?? true));
  const wanted = Object.entries(locked).filter(
    ([folder, entry]) => folder.includes('node_modules/') && !entry.link && belongs(entry),
  );
  const wrong = wanted.filter(([folder, { version }]) => installed(folder) !== version);
  const subject = 'Packages';
  if (wrong.length === 0) return { subject, state: `${wanted.length} installed, as the lock file says` };
  const names = wrong.slice(0, 3).map(([folder]) => folder.split('node_modules/').at(-1));
  return {
    subject,
    state: `${wrong.length} missing or of another version (${names.join(', ')}${wrong.length > 3 ? ' …' : ''})`,
    fix: 'Run: npm ci',
  };
}

/** Whether a port can be listened on, and who has it otherwise. */
export async function examinePort(
  port: number,
  variable: string,
): Promise<Finding & { readonly ours: boolean }> {
  const subject = `Port ${port}`;
  const codes = [await portRefusal(port), await portRefusal(port, '::1')];
  if (codes[0] === 'EACCES')
    return {
      subject,
      ours: false,
      state: 'may not be used by this user',
      fix: `Choose one above 1023: set ${variable}.`,
    };
  if (!codes.includes('EADDRINUSE')) return { subject, ours: false, state: `free (${variable})` };
  const who = await whoAnswers(port);
  if (who.ours)
    return {
      subject,
      ours: true,
      state: `${who.name} is running here; a second start needs another ${variable}`,
    };
  return {
    subject,
    ours: false,
    state: `taken by ${who.name}`,
    fix: `End that program, or choose another port: set ${variable}, for example to ${port + 100}.`,
  };
}

async function whoAnswers(port: number): Promise<{ name: string; ours: boolean }> {
  const read = async (address: string) => {
    const response = await fetch(`http://localhost:${port}${address}`, { signal: AbortSignal.timeout(1500) });
    return { server: response.headers.get('server'), text: await response.text() };
  };
  try {
    const { server, text } = await read('/');
    if (text.includes('id="composition"')) return { name: 'Little Arches', ours: true };
    if ((await read('/mailbox')).text.includes('Mailbox of the embedded backend'))
      return { name: "Little Arches' embedded backend", ours: true };
    const title = /<title>([^<]{1,60})/i.exec(text)?.[1]?.trim();
    return {
      name: ['a web server', server, title && `with the page '${title}'`].filter(Boolean).join(' '),
      ours: false,
    };
  } catch {
    return { name: 'a program that is no web server, or does not answer', ours: false };
  }
}

/** Whether the data directory can be written to. `running`: our own backend is up and holds it. */
export async function examineDataDirectory(folder: string, running: boolean): Promise<Finding> {
  const subject = 'Data directory';
  const backend = path.join(folder, 'backend');
  try {
    if (existsSync(backend)) (await lockDirectory(backend)).release();
    else accessSync(existingParent(folder), constants.W_OK);
    return {
      subject,
      state: existsSync(backend) ? `${folder} is free and writable` : `${folder} can be made`,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (running && message.includes('in use'))
      return { subject, state: `${folder} is in use by the running backend` };
    return { subject, state: message, fix: 'Do that, or set DATA_DIR to another directory.' };
  }
}

function existingParent(folder: string): string {
  return existsSync(folder) ? folder : existingParent(path.dirname(folder));
}

/** Whether there is room for packages, builds and the database. */
export function examineDisk(freeBytes: number): Finding {
  const free = `${(freeBytes / 1e9).toFixed(1)} GB free`;
  if (freeBytes >= 1e9) return { subject: 'Disk', state: free };
  return {
    subject: 'Disk',
    state: free,
    fix: 'Make room for at least 1 GB: packages, builds and the database need it.',
  };
}

/** A program that only tests use: where it is, what it says of its version, what its variable says. */
export interface TestProgram {
  readonly file: string | undefined;
  /** The first line of `--version`; undefined where it can't be run. */
  readonly version: string | undefined;
  readonly chosen: string | undefined;
}

/** Whether the tests find a browser that runs. `canFetch`: where there is none, `npm test` fetches one. */
export function examineBrowser(browser: TestProgram, canFetch: boolean): Finding {
  const subject = 'Browser for tests';
  if (browser.file || browser.chosen) return examineProgram(subject, 'CHROME_PATH', browser);
  if (canFetch) return { subject, state: 'none found; `npm test` fetches one' };
  return {
    subject,
    state: 'none found; only `npm test` needs one',
    fix: 'Install Chromium or Chrome, or set CHROME_PATH to its program file.',
  };
}

/**
 * Whether the tests find an nginx that runs. Without one its end-to-end test is skipped; that is no problem.
 */
export function examineNginx(nginx: TestProgram): Finding {
  const subject = 'nginx for tests';
  if (nginx.file || nginx.chosen) return examineProgram(subject, 'NGINX_PATH', nginx);
  return { subject, state: 'none found; `npm test` then leaves its journey out' };
}

function examineProgram(subject: string, variable: string, { file, version, chosen }: TestProgram): Finding {
  if (!file)
    return {
      subject,
      state: `${variable} is '${chosen}', where there is none`,
      fix: `Set ${variable} to the program file, or unset it.`,
    };
  if (version) return { subject, state: `${version}, ${file}` };
  return {
    subject,
    state: `${file} is there, but can't be run`,
    fix: `Install it anew, or set ${variable} to another.`,
  };
}

/** Whether git left the line endings alone; the lint and the API report want LF. */
export function examineLineEndings(text: string): Finding {
  const subject = 'Line endings';
  if (!text.includes('\r\n')) return { subject, state: 'LF' };
  return {
    subject,
    state: 'git turned them into CRLF, which the lint refuses',
    fix: 'Run: git config core.autocrlf false, then: npm run format',
  };
}
