import path from 'node:path';
import { openSigning } from '../sign/open-signing';
import { createPem, type ReleaseKey, readReleaseKey } from '../sign/release-key';
import type { Signing } from '../sign/signing';
import { createDirectoryStore, type ReleaseStore } from '../store/store';

/** For tests: someone who releases, with a key and a data directory of her own. */
export interface Releaser {
  readonly store: ReleaseStore & { readonly signing: Signing };
  readonly key: ReleaseKey;
  /** The key as `RELEASE_KEY` holds it. */
  readonly pem: string;
  readonly dataDir: string;
}

/** For tests: the store in `releases` as someone named `name` works on it. */
export function openAs(
  name: string,
  releases: string,
  anchors: ReadonlyMap<string, string> = new Map(),
  pem = createPem(),
): Releaser {
  const dataDir = path.join(path.dirname(releases), `data-of-${name}`);
  const env = { RELEASE_KEY: pem };
  const signing = openSigning({ dataDir, location: releases, anchors, env, name });
  return {
    store: { ...createDirectoryStore(releases), signing },
    key: readReleaseKey(pem, name),
    pem,
    dataDir,
  };
}
