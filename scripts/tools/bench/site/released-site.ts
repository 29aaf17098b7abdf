import path from 'node:path';
import { buildPackage } from '@little-arches/build/build-package';
import { packageNames } from '@little-arches/build/model/packages';
import type { ComposedSite } from '@little-arches/release/model/site';
import { releaseCheckout } from '@little-arches/release/release-checkout';
import { readLiveSite } from '@little-arches/release/site/stored-site';
import { createDirectoryStore } from '@little-arches/release/store/store';
import { createDirectorySource } from '@little-arches/serve/directory-source';
import type { Fixture } from './bench-fixture';
import type { MeasuredSite } from './measured-site';

/** The released and served checkout. */
export interface ReleasedSite extends MeasuredSite {
  readonly channel: string;
  /** Folder with the releases and the composed site, for DATA_DIR. */
  readonly dataDir: string;
  readonly site: ComposedSite;
}

/** Builds, releases and serves variant (a): the checkout, as `npm start` releases it, in a store of the fixture. */
export async function serveReleased(fixture: Fixture): Promise<ReleasedSite> {
  for (const name of packageNames()) await buildPackage(name);
  const { port, config } = await fixture.newSite();
  const { channel, siteUrl } = config;
  const dataDir = fixture.folder('released');
  const releases = path.join(dataDir, 'releases');
  const problems: string[] = [];
  const log = (line: string) => {
    if (/not rendered anew/.test(line)) problems.push(line);
  };
  await releaseCheckout({ dataDir, channel, config, log });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = await readLiveSite(createDirectoryStore(releases), channel);
  if (!site) throw new Error('Nothing is live after a release');
  await fixture.serve(port, createDirectorySource(releases, channel));
  return { letter: 'a', title: 'as released', origin: siteUrl, channel, dataDir, site };
}
