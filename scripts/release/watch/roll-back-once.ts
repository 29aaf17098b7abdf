import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { ComposeCandidate } from '../compose/compose-candidate';
import { rollback } from '../rollback';
import { readHistory } from '../store/history';
import type { ReleaseStore } from '../store/store';

/** Who rolled back, in the history: by it a later watch detects what was rolled back already. */
const WATCH = 'release watch';

interface Version {
  readonly package: string;
  readonly version: string;
}

/**
 * Returns why a version is not rolled back by itself: someone made it live again after a watch rolled it back, or a
 * watch went back to it, so that the fault is older than both. Undefined when it may be rolled back.
 */
export async function reasonAgainstRollback(
  store: ReleaseStore,
  channel: string,
  { package: name, version }: Version,
): Promise<string | undefined> {
  const { entries } = await readHistory(store, channel);
  const own = entries.filter((entry) => entry.package === name && entry.by === WATCH);
  if (own.some(({ previous }) => previous === version))
    return 'A watch rolled this version back before, and someone made it live again.';
  if (own.some((entry) => entry.version === version))
    return 'A watch went back to this version before: the fault may lie elsewhere.';
  return undefined;
}

/**
 * Makes the version before live, and recalls the failing one from open tabs. Returns the version before. Throws a
 * UsageError when another version is live meanwhile or there is none to go back to.
 */
export async function rollBackOnce(
  store: ReleaseStore,
  channel: string,
  { package: name, version: from }: Version,
  compose: ComposeCandidate,
): Promise<string> {
  const { moved } = await rollback(store, channel, { name, from, by: WATCH, recall: true, compose });
  const [back] = moved;
  if (!back) throw new UsageError(`Nothing was moved: ${name} ${from} is live on '${channel}' still.`);
  return back.version;
}
