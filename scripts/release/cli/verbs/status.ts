import { unrenderedLines } from '../../compose/render/unrendered-text';
import { healthLines } from '../../health/health-lines';
import { readHealth } from '../../health/read-health';
import { momentOf, statusOf } from '../../overview/status-of';
import { readManifest } from '../../site/stored-site';
import { readRegistry } from '../../store/channel-registry';
import type { Verb } from '../command';
import { describeEmpty } from '../empty-store';

/** `release status`: shows what is live, what a rollback can reach, and whether the site serves it. */
export const verb: Verb = async ({ store, location, channel, flag }) => {
  const { registry } = await readRegistry(store, channel);
  const site = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  const { packages, retired, unreadable, canary, halted, site: shown } = statusOf(registry, site);
  const { composed, unrendered } = shown;
  const health = flag('health') ? await readHealth(store, channel) : undefined;
  const empty = packages.length === 0 ? await describeEmpty(store, location) : undefined;
  const state = site
    ? `composition ${site.composition.id}, ${site.pages.length} pages`
    : 'no site composed yet';
  return {
    json: {
      channel,
      ...(empty !== undefined && { empty }),
      packages,
      retired,
      unreadable,
      canary,
      halted,
      ...(health && { health }),
      site: shown,
    },
    text: [
      `Channel ${channel}: ${packages.length === 0 ? 'nothing is live' : state}`,
      ...(empty === undefined ? [] : [empty]),
      ...packages.map(({ package: name, version, release, earlier }) => {
        const by = release ? `since ${momentOf(release.at)} by ${release.by}` : '';
        const back = earlier[0] ? `back to: ${earlier[0]}` : 'no way back';
        return `  ${name.padEnd(18)}${version.padEnd(16)} ${by}  ${back}`;
      }),
      ...retired.map(
        ({ package: name, version, at, by }) =>
          `  ${name.padEnd(18)}retired ${momentOf(at)} by ${by}  back to: ${version}`,
      ),
      ...(canary
        ? [
            `  Canary: ${canary.package} ${canary.version} for ${canary.share} % since ${momentOf(canary.at)} by ${canary.by}`,
          ]
        : []),
      ...halted.map(
        ({ package: name, version, at, reason }) => `  Halted: ${name} ${version} ${momentOf(at)}: ${reason}`,
      ),
      ...(health ? healthLines(health, registry) : []),
      ...(composed || packages.length === 0
        ? []
        : ['No site is composed of it yet. Run: npm run release -- compose']),
      ...unreadable.map(({ at, reason }) => `The registry can't be read at '${at}': ${reason}`),
      ...unrenderedLines(unrendered),
    ],
  };
};
