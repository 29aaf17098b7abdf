import { EnvironmentError, UsageError } from '@little-arches/kit/errors/usage-error';
import { haltCanary, promoteCanary, resetCanary } from '../../../canary/end-canary';
import { type Polled, pollCanary, polledLine } from '../../../canary/poll-canary';
import { watchCanary } from '../../../canary/watch-canary';
import { readHealth, type VisitQuery } from '../../../health/read-health';
import type { Canary } from '../../../model/canary';
import { readRegistry } from '../../../store/channel-registry';
import type { Command, Outcome, Verb } from '../../command';
import { composerOf, moveAndCompose } from '../../move-and-compose';

/** `release canary`: judges the canary of a channel, and promotes or halts it. */
export const verb: Verb = async (command) => {
  const { store, channel, names, dryRun, by, flag, log } = command;
  const { registry } = await readRegistry(store, channel);
  const canary = registry.canaries?.live;
  const [name] = names;
  if (!canary)
    throw new UsageError(
      `There is no canary on '${channel}'. To begin one: npm run release -- publish <package> --canary 5%`,
    );
  if (name !== undefined && name !== canary.package)
    throw new UsageError(`The canary on '${channel}' is of ${canary.package} ${canary.version}.`);
  const { id } = canary;
  const [first, second] = ['watch', 'promote', 'halt', 'reset'].filter(flag);
  if (second !== undefined)
    throw new UsageError(`--${first} and --${second} exclude each other: choose one.`);
  if (flag('promote'))
    return await moveAndCompose(command, 'Made live', (compose) =>
      promoteCanary(store, channel, { id, by, compose }),
    );
  if (flag('halt')) {
    const reason = `${by} wanted it.`;
    const isHalted = dryRun || (await haltCanary(store, channel, { id, by, reason }));
    // The halt was requested, so it is no failure.
    return {
      ...outcome(command, isHalted ? { verdict: 'halt', because: reason, canary } : undefined, canary),
      failed: false,
    };
  }
  if (flag('reset')) {
    if (!dryRun) await resetCanary(store, channel, { id, by });
    const because = 'Its visits are counted anew.';
    return { ...outcome(command, { verdict: 'watch', because, canary }, canary), failed: false };
  }
  const composer = async () => (await composerOf(command)).compose;
  const tending = {
    by,
    dryRun,
    readHealth: (asked: VisitQuery) => readHealth(store, channel, asked),
    composer,
  };
  if (!flag('watch') || dryRun) return outcome(command, await pollCanary(store, channel, tending), canary);
  const ending = new AbortController();
  process.once('SIGINT', () => ending.abort());
  log(`Watching the canary ${canary.package} ${canary.version} on ${channel} (Ctrl-C ends the watch only)`);
  const polled = await watchCanary(store, channel, { ...tending, log, signal: ending.signal });
  return outcome(command, polled, canary);
};

function outcome({ channel, dryRun }: Command, polled: Polled | undefined, canary?: Canary): Outcome {
  if (!polled)
    throw new EnvironmentError(
      `The canary ${canary?.package} ${canary?.version} was ended on '${channel}' by somebody else meanwhile.`,
    );
  const { verdict, because } = polled;
  const { package: name, version, share } = polled.canary;
  return {
    json: { channel, dryRun, package: name, version, share, verdict, because },
    text: [polledLine(channel, polled, dryRun)],
    failed: verdict === 'halt',
  };
}
