import type { Health } from '@little-arches/contracts/formats/reports';
import { eachAtMost } from '@little-arches/kit/each-at-most';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { readHealth } from '../health/read-health';
import type { ReleaseHistory } from '../model/history';
import type { SiteManifest } from '../model/site';
import { readManifest } from '../site/stored-site';
import { listChannels, type ReadRegistry, readRegistry } from '../store/channel-registry';
import { readHistory } from '../store/history';
import type { ReleaseStore } from '../store/store';

/** Something that was read, or the sentence and the error that say why it can't be. */
export type Part<T> = { readonly value: T } | { readonly problem: string; readonly error: unknown };

/** A channel, each part read by itself. */
export interface ChannelOverview {
  readonly channel: string;
  readonly pointer: Part<ReadRegistry>;
  /** The live site; undefined when none was composed yet. */
  readonly site: Part<SiteManifest | undefined>;
  readonly health: Part<Health>;
  readonly history: Part<ReleaseHistory>;
}

/** Channels that are read in parallel. */
const AT_ONCE = 8;

/** Reads all channels of a store, the one called `first` before the others. Never rejects. */
export async function readOverview(
  store: ReleaseStore,
  first: string,
): Promise<Part<readonly ChannelOverview[]>> {
  return await readPart(async () => {
    const names = await listChannels(store);
    const ordered = names.sort((one, other) => Number(other === first) - Number(one === first));
    return await eachAtMost(AT_ONCE, ordered, (channel) => readChannel(store, channel));
  });
}

/** Returns what can't be read, in one line for each part. */
export function problemsOf(overview: Part<readonly ChannelOverview[]>): string[] {
  if ('problem' in overview) return [overview.problem];
  return overview.value.flatMap(({ channel, ...parts }) => {
    const problems = Object.values(parts).flatMap((part) => ('problem' in part ? [part.problem] : []));
    return [...new Set(problems)].map((problem) => `${channel}: ${problem}`);
  });
}

async function readChannel(store: ReleaseStore, channel: string): Promise<ChannelOverview> {
  const pointer = await readPart(() => readRegistry(store, channel));
  const [site, health, history] = await Promise.all([
    readPart(async () => {
      if ('problem' in pointer) throw pointer.error;
      const { site: id } = pointer.value.registry;
      return id === undefined ? undefined : await readManifest(store, id);
    }),
    readPart(() => readHealth(store, channel)),
    readPart(() => readHistory(store, channel)),
  ]);
  return { channel, pointer, site, health, history };
}

async function readPart<T>(read: () => Promise<T>): Promise<Part<T>> {
  try {
    return { value: await read() };
  } catch (error) {
    return { error, problem: sentenceOf(error) ?? (error instanceof Error ? error.message : String(error)) };
  }
}
