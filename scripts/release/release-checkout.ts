import path from 'node:path';
import { readBuiltDescriptor } from '@little-arches/build/built-descriptor';
import { packageNames } from '@little-arches/build/packages';
import type { SiteConfig } from '@little-arches/contracts/config';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { Effort } from '@little-arches/kit/http/compression';
import { findingLines, RefusedError } from './check/findings';
import { createComposer } from './compose/compose-candidate';
import { commitOf } from './compose/origin';
import { unrenderedLines } from './compose/render/unrendered-text';
import { moveFormerAside } from './move-former-aside';
import { publish } from './publish';
import { releasedBy } from './released-by';
import { createDirectoryStore } from './store/store';

/** Target and options of releasing the checkout. */
export interface ReleaseOptions {
  /** The directory of releases. */
  readonly dataDir: string;
  readonly channel: string;
  /** Files are stored before the configuration is available; pages are composed afterwards. */
  readonly config: SiteConfig | Promise<SiteConfig>;
  /** As in `publish`. */
  readonly effort?: Effort;
  log(line: string): void;
}

/**
 * Publishes the last build of every package of the checkout into a local store and composes every page of the site,
 * by the same steps as a team's release.
 */
export async function releaseCheckout({
  dataDir,
  channel,
  config,
  effort,
  log,
}: ReleaseOptions): Promise<void> {
  const releases = path.join(dataDir, 'releases');
  const by = releasedBy(process.env);
  const former = moveFormerAside(releases);
  if (former) log(former);
  const store = createDirectoryStore(releases);
  const packages = packageNames();
  let composer: ReturnType<typeof createComposer> | undefined;
  const { moved, findings } = await publish(store, channel, packages.map(readBuiltDescriptor), {
    by,
    commit: commitOf(packages),
    compose: async (candidate) => {
      composer ??= createComposer({ store, channel, config: await config });
      return await composer.compose(candidate);
    },
    effort,
    log,
  }).catch(explainRefusal);
  for (const { message, fix } of findings) log(`${message} ${fix}`);
  for (const { package: name, version } of moved) log(`Published ${name} ${version}`);
  for (const line of unrenderedLines(composer?.site()?.unrendered ?? [])) log(line);
}

/** Turns a refusal into a UsageError, because the user at the keyboard can fix it. */
function explainRefusal(error: unknown): never {
  if (error instanceof RefusedError)
    throw new UsageError(['The checkout was not released.', ...findingLines(error.findings)].join('\n'));
  throw error;
}
