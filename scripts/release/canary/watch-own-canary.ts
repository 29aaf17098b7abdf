import path from 'node:path';
import type { SiteConfig } from '@little-arches/contracts/config';
import { createComposer } from '../compose/compose-candidate';
import { readHealth } from '../health/read-health';
import { releasedBy } from '../released-by';
import { openSigning } from '../sign/open-signing';
import { createDirectoryStore } from '../store/store';
import { watchCanary } from './watch-canary';

/** The store, channel and settings of a watched canary. */
interface Own {
  readonly dataDir: string;
  /** The owners, as in `Settings`. */
  readonly owners: ReadonlyMap<string, string>;
  readonly channel: string;
  readonly config: SiteConfig;
  /** Whether a healthy canary is promoted without a person's request. */
  readonly promotes: boolean;
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
}

/** Watches the canaries of a channel in the data directory's own store, as long as the site runs. */
export async function watchOwnCanary({
  dataDir,
  owners,
  channel,
  config,
  promotes,
  signal,
  log,
}: Own): Promise<void> {
  const location = path.join(dataDir, 'releases');
  const name = releasedBy(process.env);
  const signing = openSigning({ dataDir, location, anchors: owners, env: process.env, name });
  const store = { ...createDirectoryStore(location), signing };
  await watchCanary(store, channel, {
    by: 'npm start',
    forever: true,
    promotes,
    readHealth: (asked) => readHealth(store, channel, asked),
    composer: async () => createComposer({ store, channel, config, full: false }).compose,
    signal,
    log,
  });
}
