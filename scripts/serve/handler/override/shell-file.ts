import type { Composition } from '@little-arches/contracts/formats/page';
import type { Registry } from '@little-arches/release/model/registry';

/** A file of the shell as a page names it. */
export interface ShellFile {
  readonly href: string;
  readonly integrity: string;
}

/** Returns the file of a composition's shell whose name has this form; undefined when that version has none. */
export function findShellFile(
  { shell: { version } }: Composition,
  { microFrontends }: Registry,
  pattern: RegExp,
): ShellFile | undefined {
  const shell = microFrontends.shell?.find(({ metadata }) => metadata.version === version);
  const file = shell?.extras.files.find(({ path }) => pattern.test(path));
  return file && { href: `/assets/shell/${version}/${file.path}`, integrity: file.integrity };
}
