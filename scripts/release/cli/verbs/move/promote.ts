import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { ComposeCandidate } from '../../../compose/compose-candidate';
import { promote } from '../../../promote';
import type { Verb } from '../../command';
import { moveAndCompose, movedOutcome } from '../../move-and-compose';
import { rehearsed } from '../../rehearsed';

/** `release promote`: releases the live versions of another channel. */
export const verb: Verb = async (command) => {
  const { store, channel, names, by, dryRun } = command;
  const from = command.option('from');
  if (!from) throw new UsageError('Say which channel to promote from, for example: --from staging');
  const move = (compose: ComposeCandidate | undefined) =>
    promote(store, channel, { from, names, by, compose });
  if (dryRun) return await moveAndCompose(command, 'Promoted', move);
  const { plan, site } = await rehearsed(command, (_, compose) => move(compose));
  return movedOutcome(command, 'Promoted', plan, site);
};
