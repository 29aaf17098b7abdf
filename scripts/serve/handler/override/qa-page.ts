import {
  type Composition,
  QA_FORMAT,
  type QaPage,
  type QaVersion,
} from '@little-arches/contracts/formats/page';
import type { Registry, RegistryVersion } from '@little-arches/release/model/registry';
import type { SiteSource } from '../source/site-source';

/** Returns the panel's data about the channel, and the site of the page when that is not the live one. */
export async function qaPageOf(
  { microFrontends }: Registry,
  { earlier }: Pick<SiteSource, 'earlier'>,
  earlierSite?: string,
): Promise<QaPage> {
  return {
    format: QA_FORMAT,
    packages: Object.fromEntries(
      Object.entries(microFrontends).map(([name, versions]) => [name, versions.map(qaVersion)]),
    ),
    compositions: (await earlier?.compositions()) ?? [],
    ...(earlierSite !== undefined && { earlierSite }),
  };
}

function qaVersion({ metadata: { version }, deployment, extras }: RegistryVersion): QaVersion {
  const { contract, runtime } = extras.handshake;
  return { version, state: stateOf({ deployment, extras }), contract, runtime, at: extras.release?.at };
}

function stateOf({ deployment, extras }: Pick<RegistryVersion, 'deployment' | 'extras'>): QaVersion['state'] {
  if (extras.recalled) return 'recalled';
  if (extras.retired) return 'retired';
  if (extras.withdrawn) return 'withdrawn';
  return deployment?.default ? 'live' : 'listed';
}

/** Returns the versions of a composition that were recalled as harmful. */
export function recalledIn({ shell, remotes }: Composition, { microFrontends }: Registry): string[] {
  return [{ name: 'shell', ...shell }, ...remotes].flatMap(({ name, version }) => {
    const listed = microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    return listed?.extras.recalled ? [`${name} ${version}`] : [];
  });
}
