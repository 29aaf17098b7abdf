import { UsageError } from '@scripts/kit/errors/usage-error';
import { promote } from '../../promote';
import type { Verb } from '../command';
import { moveAndCompose } from '../move-and-compose';

/** `release promote`: what is live on another channel. */
export const verb: Verb = async (command) => {
  const { store, channel, names, by, dryRun } = command;
  const from = command.option('from');
  if (!from) throw new UsageError('Say which channel to promote from, for example: --from staging');
  return await moveAndCompose(command, 'Promoted', (compose) =>
    promote(store, channel, { from, names, by, dryRun, compose }),
  );
};
