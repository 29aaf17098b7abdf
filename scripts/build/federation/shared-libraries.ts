import { createRequire } from 'node:module';
import path from 'node:path';
import { UsageError } from '@scripts/kit/errors/usage-error';
import { readJson } from '@scripts/kit/files/read-json';
import * as v from 'valibot';

/**
 * The libraries that must be one instance across shell and remotes: the shell provides them, no remote brings its
 * own. Which versions meet is asked by `takesLibrary`.
 */
export const sharedLibraries = ['react', 'react-dom', 'react-router-dom'] as const;

/**
 * The versions of the shared libraries that a package in `folder` is built with: those installed for it. Throws a
 * UsageError that names one that is not.
 */
export function installedLibraries(folder: string): Record<string, string> {
  const from = createRequire(path.join(folder, 'package.json'));
  return Object.fromEntries(sharedLibraries.map((library) => [library, versionOf(library, from, folder)]));
}

function versionOf(library: string, from: NodeJS.Require, folder: string): string {
  let file: string;
  try {
    file = from.resolve(`${library}/package.json`);
  } catch {
    throw new UsageError(`${library} is not installed for ${path.basename(folder)}: npm install ${library}`);
  }
  return readJson(file, v.object({ version: v.string() })).version;
}

/** The versions that may stand in for one that a remote was built with: its major, and no earlier minor. */
export function rangeOf(version: string): string {
  const [major, minor] = numbersOf(version);
  return `^${major}.${minor}.0`;
}

/**
 * Whether a remote that was built with one version of a library runs with the one that a shell provides. A patch adds
 * nothing that could be missing, so an earlier one does too.
 */
export function takesLibrary(built: string, provided: string): boolean {
  const [[major, minor], [providedMajor, providedMinor]] = [numbersOf(built), numbersOf(provided)];
  return major === providedMajor && minor <= providedMinor;
}

function numbersOf(version: string): [number, number] {
  const [, major = '0', minor = '0'] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return [Number(major), Number(minor)];
}

/**
 * What the shell shares of react-router-dom; its other names are left out of the shell's build. A test holds
 * this list against shell/src/loading/shared-libraries.ts.
 */
export const sharedNames = [
  'Await',
  'Link',
  'NavLink',
  'Navigate',
  'Outlet',
  'isRouteErrorResponse',
  'redirect',
  'useAsyncError',
  'useLoaderData',
  'useLocation',
  'useNavigate',
  'useNavigation',
  'useParams',
  'useRevalidator',
  'useRouteError',
  'useSearchParams',
] as const;
