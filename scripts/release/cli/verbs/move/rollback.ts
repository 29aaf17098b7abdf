import { rollback } from '../../../rollback';
import type { Verb } from '../../command';
import { moveAndCompose } from '../../move-and-compose';

/** `release rollback`: releases an earlier version of one package. */
export const verb: Verb = (command) => {
  const { store, channel, names, by } = command;
  const [name = ''] = names;
  return moveAndCompose(command, 'Rolled back to', (compose) =>
    rollback(store, channel, {
      name,
      to: command.option('to'),
      by,
      recall: command.flag('recall'),
      compose,
    }),
  );
};
