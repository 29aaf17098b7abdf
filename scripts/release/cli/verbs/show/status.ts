import { unrenderedLines } from '../../../compose/render/unrendered-text';
import type { Registry } from '../../../model/registry';
import { momentOf, statusOf } from '../../../overview/status-of';
import { readManifest } from '../../../site/stored-site';
import { readRegistry } from '../../../store/channel-registry';
import type { ReleaseStore } from '../../../store/store';
import type { Verb } from '../../command';

/** `release status`: shows what is live, what a rollback can reach, and whether the site serves it. */
export const verb: Verb = async ({ store, location, channel, flag }) => {
  const { registry } = await readRegistry(store, channel);
  const site = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  const { packages, retired, unreadable, canary, halted, site: shown } = statusOf(registry, site);
  const { composed, unrendered } = shown;
  const health = flag('health') ? await healthOf(store, channel, registry) : undefined;
  const empty = packages.length === 0 ? await describe(store, location) : undefined;
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
      ...(health && { health: health.read }),
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
      ...(health?.lines ?? []),
      ...(composed || packages.length === 0
        ? []
        : ['No site is composed of it yet. Run: npm run release -- compose']),
      ...unreadable.map(({ at, reason }) => `The registry can't be read at '${at}': ${reason}`),
      ...unrenderedLines(unrendered),
    ],
  };
};

// Both are imported where they are needed, because most calls need neither.

async function healthOf(store: ReleaseStore, channel: string, registry: Registry) {
  const { readHealth } = await import('../../../health/read-health');
  const { healthLines } = await import('../../../health/health-lines');
  const read = await readHealth(store, channel);
  return { read, lines: healthLines(read, registry) };
}

async function describe(store: ReleaseStore, location: string): Promise<string | undefined> {
  const { describeEmpty } = await import('../../empty-store');
  return await describeEmpty(store, location);
}
