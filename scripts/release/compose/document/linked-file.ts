import type { PublishedFile } from '@little-arches/build/model/published-version';
import { type Released, releasedKey } from '../../store/released-file';

/** A file of a page, as its HTML names it. */
export interface LinkedFile {
  readonly href: string;
  /** Hash of the file; undefined in development only, where a file changes under an open page. */
  readonly integrity: string | undefined;
}

/** Returns the files with these paths, in the requested order. */
export function pick(files: readonly PublishedFile[], paths: readonly string[]): PublishedFile[] {
  return paths.flatMap((path) => files.find((file) => file.path === path) ?? []);
}

/** Returns the address of a version's file on the site. */
export function addressOf(released: Released, file: string): string {
  return `/assets/${releasedKey(released, file)}`;
}

/** Returns the link of a document to a version's file. */
export function linkTo(released: Released, { path, integrity }: PublishedFile): LinkedFile {
  return { href: addressOf(released, path), integrity };
}
