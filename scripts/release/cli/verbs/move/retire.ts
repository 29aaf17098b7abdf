import { retire } from '../../../retire';
import type { Verb } from '../../command';
import { composedOutcome, composerOf } from '../../move-and-compose';

/** `release retire`: removes a remote from the channel. */
export const verb: Verb = async (command) => {
  const { store, channel, names, by, dryRun } = command;
  const [name = ''] = names;
  const composer = dryRun ? undefined : await composerOf(command);
  const version = await retire(store, channel, { name, by, compose: composer?.compose });
  const line = dryRun
    ? `${name} ${version} would be taken off ${channel}; nothing leads to it.`
    : `Took ${name} ${version} off ${channel}. To bring it back: npm run release -- rollback ${name} --channel ${channel}`;
  return composedOutcome({ channel, dryRun, retired: { package: name, version } }, [line], composer?.site());
};
