import type { Verb } from '../../command';
import { refuseEmpty } from '../../empty-store';
import { movedOutcome } from '../../move-and-compose';
import { publishRehearsed } from '../../publish-rehearsed';

/** `release publish`: releases a team's own packages. */
export const verb: Verb = async (command) => {
  await refuseEmpty(command);
  const { plan, site } = await publishRehearsed(command);
  return movedOutcome(command, 'Published', plan, site);
};
