import type { PublishedFile } from '@scripts/build/model/published-version';
import { type Released, releasedKey } from '../../store/released-file';

/** A file of a page, as its HTML names it. */
export interface LinkedFile {
  readonly href: string;
  /** Undefined in development only, where a file changes under an open page. */
  readonly integrity: string | undefined;
}

/** The files with these paths, in the order requested. */
export function pick(files: readonly PublishedFile[], paths: readonly string[]): PublishedFile[] {
  return paths.flatMap((path) => files.find((file) => file.path === path) ?? []);
}

/** The address of a version's file on the site. */
export function addressOf(released: Released, file: string): string {
  return `/assets/${releasedKey(released, file)}`;
}

/** A file of a version, as a document names it. */
export function linkTo(released: Released, { path, integrity }: PublishedFile): LinkedFile {
  return { href: addressOf(released, path), integrity };
}
