import path from 'node:path';
import { openSigning } from '../sign/open-signing';
import { createPem, type ReleaseKey, readReleaseKey } from '../sign/release-key';
import type { Signing } from '../sign/signing';
import { createDirectoryStore, type ReleaseStore } from '../store/store';

/** For tests: a releasing person with a key and a data directory. */
export interface Releaser {
  readonly store: ReleaseStore & { readonly signing: Signing };
  readonly key: ReleaseKey;
  /** The key in the format of `RELEASE_KEY`. */
  readonly pem: string;
  readonly dataDir: string;
}

/** For tests: opens the store in `releases` as a person called `name`. */
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
