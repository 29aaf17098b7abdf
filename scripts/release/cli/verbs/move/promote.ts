import { UsageError } from '@little-arches/kit/errors/usage-error';
import { promote } from '../../../promote';
import type { Verb } from '../../command';
import { moveAndCompose } from '../../move-and-compose';

/** `release promote`: releases the live versions of another channel. */
export const verb: Verb = async (command) => {
  const { store, channel, names, by } = command;
  const from = command.option('from');
  if (!from) throw new UsageError('Say which channel to promote from, for example: --from staging');
  return await moveAndCompose(command, 'Promoted', (compose) =>
    promote(store, channel, { from, names, by, compose }),
  );
};
