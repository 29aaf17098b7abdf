import { moveAndCompose } from '../../move-and-compose';
import { publishCheckout } from '../../publish-checkout';
import type { Verb } from '../command';

/** `release publish`: a team's own release. */
export const verb: Verb = (command) => moveAndCompose(command, 'Published', () => publishCheckout(command));
