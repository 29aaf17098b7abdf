import { readCompositionLog } from '../compose/composition-log';
import type { HistoryEntry } from '../model/history';
import { readManifest } from '../site/stored-site';
import { readRegistry } from '../store/channel-registry';
import { readHistory } from '../store/history';
import type { ReleaseStore } from '../store/store';

/** A site that was once live on a channel. */
export interface LiveStep {
  readonly composition: string;
  readonly site: string;
  /** When it was composed, ISO 8601. */
  readonly at: string;
  readonly versions: ReadonlyMap<string, string>;
}

/**
 * Returns the sites that were live on a channel and are still stored, oldest first. Skips logged sites that never
 * went live, such as those of canaries and of refused or overtaken releases: their versions differ from the
 * history.
 */
export async function readLiveSteps(store: ReleaseStore, channel: string): Promise<LiveStep[]> {
  const [{ compositions }, { entries }, { registry }] = await Promise.all([
    readCompositionLog(store, channel),
    readHistory(store, channel),
    readRegistry(store, channel),
  ]);
  const steps: LiveStep[] = [];
  for (const { id, at, site } of [...compositions].reverse()) {
    const manifest = site === undefined ? undefined : await readManifest(store, site).catch(() => undefined);
    if (site === undefined || !manifest) continue;
    const { shell, remotes } = manifest.composition;
    const versions = new Map([
      ['shell', shell.version],
      ...remotes.map(({ name, version }) => [name, version] as const),
    ]);
    const wasLive = site === registry.site || isWhatWasLive(versions, at, entries);
    if (wasLive) steps.push({ composition: id, site, at, versions });
  }
  return steps;
}

function isWhatWasLive(
  versions: ReadonlyMap<string, string>,
  at: string,
  entries: readonly HistoryEntry[],
): boolean {
  const known = new Map<string, string | undefined>();
  for (const entry of entries) {
    if (entry.at > at || entry.action === 'canary' || entry.action === 'halt') continue;
    known.set(entry.package, entry.action === 'retire' ? undefined : entry.version);
  }
  return [...known].every(([name, version]) => versions.get(name) === version);
}

/** Returns the releases between two sites: for each package that differs, the release that brought its version. */
export function releasesBetween(
  good: LiveStep,
  bad: LiveStep,
  entries: readonly HistoryEntry[],
): readonly HistoryEntry[] {
  const names = [...new Set([...good.versions.keys(), ...bad.versions.keys()])].sort();
  return names.flatMap((name) => {
    const version = bad.versions.get(name);
    if (version === good.versions.get(name)) return [];
    const isMeant = (entry: HistoryEntry) =>
      entry.package === name &&
      entry.at <= bad.at &&
      (version === undefined
        ? entry.action === 'retire'
        : entry.version === version && ['publish', 'promote', 'rollback'].includes(entry.action));
    return entries.findLast(isMeant) ?? [];
  });
}
