import path from 'node:path';
import { releasedBy } from '../released-by';
import { openSigning } from '../sign/open-signing';
import { createDirectoryStore } from '../store/store';
import { type ReleasesPage, releasesPage } from './page/releases-page';
import { readOverview } from './read-overview';

/** The data directory, whom its machine trusts as in `Settings`, and the channel that comes first. */
interface Own {
  readonly dataDir: string;
  readonly owners: ReadonlyMap<string, string>;
  readonly notBefore: ReadonlyMap<string, string>;
  readonly channel: string;
}

/** Returns a function that renders the page of releases of a data directory's own store, read at each call. */
export function createOwnReleasesPage({
  dataDir,
  owners,
  notBefore,
  channel,
}: Own): () => Promise<ReleasesPage> {
  const location = path.join(dataDir, 'releases');
  const name = releasedBy(process.env);
  const signing = openSigning({ dataDir, location, anchors: owners, notBefore, env: process.env, name });
  const store = { ...createDirectoryStore(location), signing };
  return async () => releasesPage(await readOverview(store, channel), new Date().toISOString());
}
