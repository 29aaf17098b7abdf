import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '../store/store';
import { type LiveHealth, type Polling, pollLive } from './poll-live';
import type { Alarm } from './post-alarm';
import { reasonAgainstRollback } from './roll-back-once';

/** Milliseconds between two polls, plus a random part. */
const PAUSE = 30_000;
/** Milliseconds after which an alarm is repeated while it lasts. */
const REPEAT = 3_600_000;

/** Options of watching live versions. */
export interface WatchingLive extends Polling {
  /** Ends the watch. */
  readonly signal: AbortSignal;
  readonly log: (line: string) => void;
  /** Sends an alarm; rejects when it did not arrive, so that it is sent again with the next poll. */
  readonly post?: ((alarm: Alarm) => Promise<void>) | undefined;
  /** Makes the earlier version live and returns its number; absent when a person decides that. */
  readonly rollBack?: ((failing: LiveHealth) => Promise<string>) | undefined;
  /** Milliseconds between two polls; for tests. */
  readonly pause?: number;
}

/**
 * Polls the live versions of a channel until `signal`, and raises an alarm for each that is below its objective:
 * at once, and each hour while it lasts. Rolls back a failing version once; a slow one only raises the alarm. Returns
 * the last result.
 */
export async function watchLive(
  store: ReleaseStore,
  channel: string,
  { signal, log, post, rollBack, pause: length = PAUSE, ...polling }: WatchingLive,
): Promise<readonly LiveHealth[]> {
  const { now = Date.now } = polling;
  const alarmed = new Map<string, number>();
  const tried = new Set<string>();
  let last: readonly LiveHealth[] = [];
  let said = '';
  const say = (line: string) => {
    if (line !== said) log(line);
    said = line;
  };

  async function raise(one: LiveHealth, kind: Alarm['kind'], sentence: string, live?: string): Promise<void> {
    const { package: name, version, slo, health } = one;
    const text = `${name} ${version} on ${channel}: ${sentence}`;
    log(text);
    const at = new Date(now()).toISOString();
    await post?.({ format: 1, kind, text, at, channel, package: name, version, slo, health, live });
  }

  async function handle(one: LiveHealth): Promise<void> {
    const id = `${one.package} ${one.version}`;
    if (now() - (alarmed.get(id) ?? Number.NEGATIVE_INFINITY) >= REPEAT) {
      // An alarm that did not arrive must not keep the failing version live.
      await raise(one, 'below', `below its objective. ${one.because}`).then(
        () => alarmed.set(id, now()),
        (error: unknown) => say(messageOf(error)),
      );
    }
    if (!rollBack || one.verdict !== 'failing' || tried.has(id)) return;
    const refused = await reasonAgainstRollback(store, channel, one);
    tried.add(id);
    const result = refused ?? (await rollBack(one).then((live) => ({ live }), messageOf));
    const raising =
      typeof result === 'string'
        ? raise(one, 'not-rolled-back', `not rolled back. ${result}`)
        : raise(one, 'rolled-back', `rolled back to ${result.live}.`, result.live);
    await raising.catch((error: unknown) => say(messageOf(error)));
  }

  while (!signal.aborted) {
    try {
      last = await pollLive(store, channel, polling);
      for (const one of last) if (isBelow(one)) await handle(one);
    } catch (error) {
      say(`The live versions of ${channel} can't be judged: ${messageOf(error)}`);
    }
    // Random, because several processes may watch.
    await pause(length * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  }
  return last;
}

/** Returns whether a live version is below its objective. */
export function isBelow({ verdict }: LiveHealth): boolean {
  return verdict === 'failing' || verdict === 'slow';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
