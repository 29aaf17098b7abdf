import { UsageError } from '@little-arches/kit/errors/usage-error';
import { readHealth, type VisitQuery } from '../../../health/read-health';
import { readRegistry } from '../../../store/channel-registry';
import { liveVersionsOf } from '../../../store/live-versions';
import { type LiveHealth, pollLive } from '../../../watch/poll-live';
import { postAlarm, readWebhook } from '../../../watch/post-alarm';
import { rollBackOnce } from '../../../watch/roll-back-once';
import { readSlo, type Slo } from '../../../watch/slo';
import { isBelow, watchLive } from '../../../watch/watch-live';
import type { Command, Outcome, Verb } from '../../command';
import { composerOf } from '../../move-and-compose';

/** `release watch`: raises an alarm when a live version is below the objective of its package. */
export const verb: Verb = async (command) => {
  const { store, channel, dryRun, flag, option, log } = command;
  const webhook = readWebhook(option('webhook'));
  const slos = await readSlos(command);
  const polling = {
    slos,
    readHealth: (asked: VisitQuery) => readHealth(store, channel, asked),
  };
  if (dryRun) return outcome(command, await pollLive(store, channel, polling));
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => ending.abort());
  log(`Watching ${[...slos.keys()].join(', ')} on ${channel} (Ctrl-C ends it)`);
  const last = await watchLive(store, channel, {
    ...polling,
    signal: ending.signal,
    log,
    post: webhook && ((alarm) => postAlarm(webhook, alarm)),
    ...(flag('rollback') && {
      rollBack: async (failing) =>
        await rollBackOnce(store, channel, failing, (await composerOf(command)).compose),
    }),
  });
  return outcome(command, last);
};

/** Returns the objectives of the named packages, or of all live ones that have one. */
async function readSlos({ store, channel, names }: Command): Promise<ReadonlyMap<string, Slo>> {
  const { registry } = await readRegistry(store, channel);
  const live = liveVersionsOf(registry).map(({ name }) => name);
  const missing = names.find((name) => !live.includes(name));
  if (missing !== undefined) throw new UsageError(`Nothing of ${missing} is live on '${channel}'.`);
  const slos = new Map<string, Slo>();
  for (const name of names.length > 0 ? names : live) {
    const slo = readSlo(name);
    if (slo) slos.set(name, slo);
    else if (names.length > 0)
      throw new UsageError(`${name} has no "slo" in its package.json here. ${EXAMPLE}`);
  }
  if (slos.size === 0)
    throw new UsageError(`No package that is live on '${channel}' has an "slo" here. ${EXAMPLE}`);
  return slos;
}

const EXAMPLE = 'An example: "slo": { "failedVisits": 2, "LCP": 2500 } (docs/releasing.md, "Objectives").';

function outcome({ channel, dryRun }: Command, polled: readonly LiveHealth[]): Outcome {
  return {
    json: { channel, dryRun, live: polled },
    text: polled.map(
      ({ package: name, version, verdict, because }) => `${name} ${version}: ${WORDS[verdict]}. ${because}`,
    ),
    failed: polled.some(isBelow),
  };
}

const WORDS: Readonly<Record<LiveHealth['verdict'], string>> = {
  kept: 'keeps its objective',
  failing: 'below its objective',
  slow: 'below its objective',
  unknown: 'not known yet',
};
