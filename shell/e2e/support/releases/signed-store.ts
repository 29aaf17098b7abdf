import path from 'node:path';
import { openSigning } from '@little-arches/release/sign/open-signing';
import { createDirectoryStore, type ReleaseStore } from '@little-arches/release/store/store';

/** Opens the release store of a site's data directory with the key that the site made for itself. */
export function openSignedStore(dataDir: string): ReleaseStore {
  const location = path.join(dataDir, 'releases');
  const signing = openSigning({ dataDir, location, anchors: new Map(), env: {}, name: 'End-to-end tests' });
  return { ...createDirectoryStore(location), signing };
}
