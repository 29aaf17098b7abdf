import { createHash } from 'node:crypto';
import { globalNameOf } from 'shared-contracts/formats/page';

/** A page has one version of it, so its file stays the same over a release that doesn't change it. */
export const SHELL = 'shell';

/** What the class names of a package begin with, in the browser's build and in Node's. */
export function scopeOf(name: string, version: string): string {
  const subject = name === SHELL ? name : `${name} ${version}`;
  return `_${createHash('sha256').update(subject).digest('hex').slice(0, 4)}`;
}

/** A script, a style sheet or a page of a package, without what names its version: equal for equal sources. */
export function withoutVersion(text: string, name: string, version: string): string {
  return text
    .replaceAll(new RegExp(`${scopeOf(name, version)}-.{5}-`, 'g'), '_')
    .replaceAll(globalNameOf(name, version), '')
    .replaceAll(version, '');
}
