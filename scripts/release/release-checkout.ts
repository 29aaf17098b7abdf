import type { SiteConfig } from 'shared-contracts/config';
import { readBuiltArtefact } from '../build/artefact';
import { packages } from '../build/packages';
import { compose } from './compose';
import { publish } from './publish';
import { writeSite } from './site-file';
import { createDirectoryStore } from './store';

/** Where and how the checkout is released. */
export interface ReleaseOptions {
  /** Directory of the release store. */
  readonly releases: string;
  /** File of the composed site. */
  readonly file: string;
  readonly channel: string;
  readonly config: SiteConfig;
  log(line: string): void;
}

/** Publishes every package of the checkout as it was built last into a local store and composes the site. */
export async function releaseCheckout({
  releases,
  file,
  channel,
  config,
  log,
}: ReleaseOptions): Promise<void> {
  const store = createDirectoryStore(releases);
  for (const name of packages) {
    const artefact = readBuiltArtefact(name);
    if (await publish(store, channel, artefact)) log(`Published ${name} ${artefact.version}`);
  }
  writeSite(file, await compose(store, channel, config));
}
