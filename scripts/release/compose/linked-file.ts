import type { Descriptor } from 'shared-contracts/formats/descriptor';
import type { PublishedFile } from 'shared-contracts/formats/registry';
import { assetPath } from '../store/channel-registry';

/** A file of a page, as its HTML names it. */
export interface LinkedFile {
  readonly href: string;
  /** Undefined in development only, where a file changes under an open page. */
  readonly integrity: string | undefined;
}

/** A version whose files documents name. */
export type Published = Pick<Descriptor, 'name' | 'version' | 'extras'>;

/** The files with these paths, in the order asked for. */
export function pick(files: readonly PublishedFile[], paths: readonly string[]): PublishedFile[] {
  return paths.flatMap((path) => files.find((file) => file.path === path) ?? []);
}

/** A file of a version, as a document names it. */
export function linkTo({ name, version }: Published, { path, integrity }: PublishedFile): LinkedFile {
  return { href: assetPath(name, version, path), integrity };
}
