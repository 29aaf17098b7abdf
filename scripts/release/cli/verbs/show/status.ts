import { totalSize } from '../../../check/files/check-sizes';
import { unrenderedLines } from '../../../compose/render/unrendered';
import type { Registry } from '../../../model/registry';
import type { SiteManifest } from '../../../model/site';
import { readManifest } from '../../../site/stored-site';
import { readRegistry } from '../../../store/channel-registry';
import { earlierVersions, liveVersion, liveVersionsOf, unreadableIn } from '../../../store/live-versions';
import type { ReleaseStore } from '../../../store/store';
import type { Verb } from '../../command';

/** `release status`: shows what is live, what a rollback can reach, and whether the site serves it. */
export const verb: Verb = async ({ store, location, channel }) => {
  const { registry } = await readRegistry(store, channel);
  const site = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  const { packages, retired, unreadable, site: shown } = statusOf(registry, site);
  const { composed, unrendered } = shown;
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
      ...(composed || packages.length === 0
        ? []
        : ['No site is composed of it yet: publish a package again.']),
      ...unreadable.map(({ at, reason }) => `The registry can't be read at '${at}': ${reason}`),
      ...unrenderedLines(unrendered),
    ],
  };
};

/** Imports what it needs only now, because most calls don't need it. */
async function describe(store: ReleaseStore, location: string): Promise<string | undefined> {
  const { describeEmpty } = await import('../../empty-store');
  return await describeEmpty(store, location);
}

/** Returns what is live in a registry, what a rollback can reach, and whether `site` is composed of it. */
function statusOf(registry: Registry, site: SiteManifest | undefined) {
  const packages = liveVersionsOf(registry).map(({ name, metadata, extras }) => ({
    package: name,
    version: metadata.version,
    contract: extras.handshake.contract,
    release: extras.release,
    lastGood: site?.composition.remotes.find((remote) => remote.name === name)?.lastGood?.version,
    earlier: earlierVersions(registry, name).map((earlier) => earlier.metadata.version),
    bytes: totalSize(extras),
  }));
  return {
    packages,
    retired: retiredOf(registry),
    unreadable: unreadableIn(registry),
    site: {
      composed: site !== undefined,
      composition: site?.composition.id,
      unrendered: site?.unrendered ?? [],
    },
  };
}

/** Returns a stored time (ISO 8601, UTC) to the minute, for people. */
function momentOf(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

/** Returns the packages that were retired from the channel, each with the version that was live last. */
function retiredOf(registry: Registry) {
  return Object.keys(registry.microFrontends).flatMap((name) => {
    const last = liveVersion(registry, name) ? undefined : earlierVersions(registry, name)[0];
    return last?.extras.retired
      ? [{ package: name, version: last.metadata.version, ...last.extras.retired }]
      : [];
  });
}
