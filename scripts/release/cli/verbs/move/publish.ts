import type { Verb } from '../../command';
import { refuseEmpty } from '../../empty-store';
import { movedOutcome } from '../../move-and-compose';
import { publishCheckout } from '../../publish-checkout';
import { rehearsed } from '../../rehearsed';

/** `release publish`: releases a team's own packages. */
export const verb: Verb = async (command) => {
  await refuseEmpty(command);
  const { plan, site } = await rehearsed(command, (given, compose, browser) =>
    publishCheckout({ ...given, folder: command.option('from') }, compose, browser),
  );
  return movedOutcome(command, 'Published', plan, site);
};
