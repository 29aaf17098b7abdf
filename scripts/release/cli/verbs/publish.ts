import type { Verb } from '../command';
import { movedOutcome } from '../move-and-compose';
import { publishCheckout } from '../publish-checkout';
import { rehearsed } from '../rehearsed';

/** `release publish`: a team's own release. */
export const verb: Verb = async (command) => {
  const { movement, site } = await rehearsed(command, (given, compose) =>
    publishCheckout({ ...given, repair: command.flag('repair') }, compose),
  );
  return movedOutcome(command, 'Published', movement, site);
};
