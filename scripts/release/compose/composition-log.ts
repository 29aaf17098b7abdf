import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { type CompositionLog, parseCompositionLog, storedCompositionLog } from '../model/composition-log';
import { inStore } from '../store/channel-registry';
import { parseContent } from '../store/parse-content';
import type { ReleaseStore } from '../store/store';
import { compositionLogKey } from '../store-keys';

const KEPT = 50;

/** Returns the compositions of a channel that open tabs may still have, newest first. */
export async function readCompositionLog(store: ReleaseStore, channel: string): Promise<CompositionLog> {
  return (await readStored(store, channel)).log;
}

/** Logs a composition before pages are served with it. */
export async function logComposition(
  store: ReleaseStore,
  channel: string,
  id: string,
  site: string,
): Promise<void> {
  await retryAgainstOthers({ subject: `The log of compositions of ${channel}` }, async () => {
    const { log, etag } = await readStored(store, channel);
    const [last] = log.compositions;
    if (last?.id === id && last.site === site) return;
    const others = log.compositions.filter(
      (composition) => composition.site !== site || composition.id !== id,
    );
    const compositions = [{ id, site, at: new Date().toISOString() }, ...others];
    const next = storedCompositionLog({ ...log, compositions }, KEPT);
    const content = Buffer.from(`${JSON.stringify(next, null, 1)}\n`);
    if (!(await store.swap(compositionLogKey(channel), content, etag))) return LOST;
  });
}

async function readStored(store: ReleaseStore, channel: string) {
  const key = compositionLogKey(channel);
  const stored = await store.get(key);
  const log: CompositionLog = stored
    ? parseContent(stored.content, inStore(key), parseCompositionLog)
    : { compositions: [], unreadable: [] };
  return { log, etag: stored?.etag };
}
