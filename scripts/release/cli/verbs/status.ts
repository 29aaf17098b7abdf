import { unrenderedLines } from '../../compose/render/unrendered-text';
import { healthLines } from '../../health/health-lines';
import { readHealth } from '../../health/read-health';
import type { Registry } from '../../model/registry';
import { readManifest } from '../../site/stored-site';
import { readRegistry } from '../../store/channel-registry';
import { earlierVersions, liveVersion, liveVersionsOf, unreadableIn } from '../../store/live-versions';
import type { Verb } from '../command';

/** `release status`: shows what is live, what a rollback can reach, and whether the site serves it. */
export const verb: Verb = async ({ store, channel, flag }) => {
  const { registry } = await readRegistry(store, channel);
  const site = registry.site === undefined ? undefined : await readManifest(store, registry.site);
  const packages = liveVersionsOf(registry).map(({ name, metadata, extras }) => ({
    package: name,
    version: metadata.version,
    contract: extras.contract,
    release: extras.release,
    lastGood: site?.composition.remotes.find((remote) => remote.name === name)?.lastGood?.version,
    earlier: earlierVersions(registry, name).map((earlier) => earlier.metadata.version),
    bytes: extras.files.reduce((sum, { size }) => sum + size, 0),
  }));
  const retired = retiredOf(registry);
  const { live: canary, ended: halted = [] } = registry.canaries ?? {};
  const health = flag('health') ? await readHealth(store, channel) : undefined;
  const composed = site !== undefined;
  const { unrendered = [] } = site ?? {};
  const unreadable = unreadableIn(registry);
  const state = site
    ? `composition ${site.composition.id}, ${site.pages.length} pages`
    : 'no site composed yet';
  return {
    json: {
      channel,
      packages,
      retired,
      unreadable,
      canary,
      halted,
      ...(health && { health }),
      site: { composed, composition: site?.composition.id, unrendered },
    },
    text: [
      `Channel ${channel}: ${packages.length === 0 ? 'nothing is live' : state}`,
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
