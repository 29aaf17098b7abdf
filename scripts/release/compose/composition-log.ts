import { parseJson } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';

/** A composition that pages were made of, and when. */
export interface LoggedComposition {
  readonly id: string;
  readonly at: string;
}

const KEPT = 50;

function logKey(channel: string): string {
  return `composed/${channel}.json`;
}

/** The compositions of a channel that open tabs may still have, the newest first. */
export async function readCompositionLog(
  store: ReleaseStore,
  channel: string,
): Promise<readonly LoggedComposition[]> {
  return (await readStored(store, channel)).compositions;
}

/** Notes that pages are about to be served with this composition. */
export async function logComposition(store: ReleaseStore, channel: string, id: string): Promise<void> {
  for (;;) {
    const { compositions, etag } = await readStored(store, channel);
    if (compositions[0]?.id === id) return;
    const others = compositions.filter((composition) => composition.id !== id);
    const next = [{ id, at: new Date().toISOString() }, ...others].slice(0, KEPT);
    const content = Buffer.from(`${JSON.stringify({ compositions: next }, null, 1)}\n`);
    if (await store.swap(logKey(channel), content, etag)) return;
  }
}

async function readStored(store: ReleaseStore, channel: string) {
  const stored = await store.get(logKey(channel));
  const { compositions } = stored
    ? (parseJson(stored.content, logKey(channel)) as { compositions: LoggedComposition[] })
    : { compositions: [] };
  return { compositions, etag: stored?.etag };
}
