import { releaseAnew } from '../../../release';
import type { Verb } from '../../command';
import { composedOutcome, composerOf } from '../../move-and-compose';

/** `release compose`: renders every page again. */
export const verb: Verb = async (command) => {
  const { store, channel, begin, dryRun, by } = command;
  const { compose, site } = await composerOf(command, { full: true });
  if (dryRun) return { json: { channel, dryRun }, text: [`Would compose every page of ${channel}.`] };
  await releaseAnew(store, channel, { by, begin, compose });
  return composedOutcome({ channel, dryRun }, [`Composed every page of ${channel}.`], site());
};
