import { type Composing, compose } from '../compose/compose';
import type { ComposedSite } from '../model/site';
import { readRegistry } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { sampleConfig } from './sample-build';

/** Composes every live page of production, without an earlier site. */
export async function composeLive(store: ReleaseStore, more: Partial<Composing> = {}): Promise<ComposedSite> {
  const { registry } = await readRegistry(store, 'production');
  return await compose(store, { registry, channel: 'production', config: sampleConfig, ...more });
}
