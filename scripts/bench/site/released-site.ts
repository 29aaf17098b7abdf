import path from 'node:path';
import { buildPackage } from '@scripts/build/build-package';
import { packageNames } from '@scripts/build/packages';
import { releaseCheckout } from '@scripts/release/release-checkout';
import { createSiteReader, siteFile } from '@scripts/release/site/site-file';
import type { ComposedSite } from 'shared-contracts/formats/site';
import type { MeasuredSite } from './measured-site';
import type { Stage } from './stage';

/** The checkout, released and served. */
export interface ReleasedSite extends MeasuredSite {
  readonly channel: string;
  /** Folder with releases and composed site, as DATA_DIR names it. */
  readonly dataDir: string;
  site(): ComposedSite;
}

/**
 * (a): the checkout as `npm start` releases it, from its own builds, in a store of the stage. `prepare` is
 * called before, with the directory of the release store.
 */
export async function serveReleased(
  stage: Stage,
  prepare: (releases: string, channel: string) => Promise<void> = async () => {},
): Promise<ReleasedSite> {
  for (const name of packageNames()) await buildPackage(name);
  const { port, config } = await stage.newSite();
  const { channel, siteUrl } = config;
  const dataDir = stage.folder('released');
  const releases = path.join(dataDir, 'releases');
  const file = siteFile(dataDir, channel);
  await prepare(releases, channel);
  const problems: string[] = [];
  const log = (line: string) => {
    if (/only: /.test(line)) problems.push(line);
  };
  await releaseCheckout({ releases, file, channel, config, log });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const site = createSiteReader(file);
  await stage.serve(port, releases, site);
  return { letter: 'a', title: 'as released', origin: siteUrl, channel, dataDir, site };
}
