import path from 'node:path';
import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import { exportSite } from '../../export/export-site';
import { readLiveManifest } from '../../site/stored-site';
import type { Verb } from '../command';

/** `release export`: writes the live site for another web server. */
export const verb: Verb = async ({ store, channel, option, dryRun }) => {
  const given = option('to');
  if (!given) throw new UsageError('Say where to: npm run release -- export --to <directory>');
  const to = path.resolve(given);
  const site = await readLiveManifest(store, channel);
  if (!site) throw new EnvironmentError(`No site is live on '${channel}': publish there first.`);
  if (dryRun) return { json: { channel, to, dryRun }, text: [`Would export ${channel} to ${to}.`] };
  const { composition, pages, assets } = await exportSite({ site, store, to });
  return {
    json: { channel, to, composition, pages, assets },
    text: [
      `Exported ${pages} pages and ${assets} files of ${channel}, composition ${composition}.`,
      `Document root: ${path.join(to, 'site')}`,
      `nginx: ${path.join(to, 'nginx.conf')} (its first lines say how); then run: nginx -s reload`,
    ],
  };
};
