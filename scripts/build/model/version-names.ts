import { createHash } from 'node:crypto';
import { globalNameOf } from '@little-arches/contracts/formats';

/**
 * Name of the shell. A page has only one version of it, so its class names contain no version and its file stays
 * the same over a release that doesn't change it.
 */
export const SHELL = 'shell';

/** The version that a dev server serves. */
export const SERVED_VERSION = 'development_served';

/** Returns the prefix of a package's class names, the same in the browser's build and in Node's. */
export function scopeOf(name: string, version: string): string {
  const subject = name === SHELL ? name : `${name} ${version}`;
  return `_${createHash('sha256').update(subject).digest('hex').slice(0, 4)}`;
}

/**
 * Returns a script, a style sheet or a page of a package without its version, so that equal sources have equal
 * texts.
 */
export function withoutVersion(text: string, name: string, version: string): string {
  return text
    .replaceAll(new RegExp(`${scopeOf(name, version)}-.{5}-`, 'g'), '_')
    .replaceAll(globalNameOf(name, version), '')
    .replaceAll(version, '');
}
