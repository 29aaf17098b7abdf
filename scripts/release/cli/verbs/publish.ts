import type { Verb } from '../command';
import { moveAndCompose } from '../move-and-compose';
import { publishCheckout } from '../publish-checkout';

/** `release publish`: a team's own release. */
export const verb: Verb = (command) =>
  moveAndCompose(command, 'Published', (compose) =>
    publishCheckout({ ...command, repair: command.flag('repair') }, compose),
  );
