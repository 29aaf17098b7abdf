import { readBuiltDescriptor } from '@scripts/build/built-descriptor';
import { packageNames } from '@scripts/build/packages';
import { UsageError } from '@scripts/kit/usage-error';
import type { SiteConfig } from 'shared-contracts/config';
import { RefusedError } from './check/findings';
import { findingLines } from './check/findings-text';
import { createComposer } from './compose/compose-candidate';
import { commitOf, releasedBy } from './compose/origin';
import { unrenderedLines } from './compose/unrendered-text';
import { publish } from './publish';
import { createDirectoryStore } from './store/store';

/** Where and how the checkout is released. */
export interface ReleaseOptions {
  /** Directory of the release store. */
  readonly releases: string;
  readonly channel: string;
  readonly config: SiteConfig;
  log(line: string): void;
}

/**
 * Publishes every package of the checkout as it was built last into a local store and composes every page of the
 * site, by the same steps as a release of one team.
 */
export async function releaseCheckout({ releases, channel, config, log }: ReleaseOptions): Promise<void> {
  const store = createDirectoryStore(releases);
  const packages = packageNames();
  // The backend's content may have changed since the last start.
  const { compose, site } = createComposer({ store, channel, config, full: true });
  const { moved, findings } = await publish(store, channel, packages.map(readBuiltDescriptor), {
    by: releasedBy(process.env),
    commit: commitOf(packages),
    compose,
  }).catch(explainRefusal);
  for (const { message, fix } of findings) log(`${message} ${fix}`);
  for (const { package: name, version } of moved) log(`Published ${name} ${version}`);
  for (const line of unrenderedLines(site()?.unrendered ?? [])) log(line);
}

/** What a rule refuses, the person at the keyboard can fix. */
function explainRefusal(error: unknown): never {
  if (error instanceof RefusedError)
    throw new UsageError(['The checkout was not released.', ...findingLines(error.findings)].join('\n'));
  throw error;
}
