import { randomBytes } from 'node:crypto';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { isChannelName, STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';
import { closeChannel } from '../../../close-channel';
import { channelUrl } from '../../../site/channel-address';
import type { Command, Verb } from '../../command';
import { movedOutcome } from '../../move-and-compose';
import { publishRehearsed } from '../../publish-rehearsed';

/** `release preview`: releases a change on a channel of its own, which begins as a copy of the live site. */
export const verb: Verb = async (command) => {
  const { names, store, dryRun } = command;
  const name = command.option('name');
  if (name !== undefined && (!isChannelName(name) || name === STANDARD_CHANNEL))
    throw new UsageError(`'${name}' can't be the name of a preview; use small letters, digits and dashes.`);
  const closing = command.option('close');
  if (closing !== undefined) {
    if (closing === STANDARD_CHANNEL) throw new UsageError(`'${closing}' is no preview.`);
    if (!dryRun) await closeChannel(store, closing);
    const text = [`${dryRun ? 'Would close' : 'Closed'} ${closing}. gc removes what only it had.`];
    return { json: { channel: closing, dryRun }, text };
  }
  if (names.length === 0)
    throw new UsageError('Say which package: npm run release -- preview remote-store, or --close <name>');
  const channel = name ?? `${names[0]}-${randomBytes(3).toString('hex')}`;
  const preview = onChannel(command, channel);
  const { plan, site } = await publishRehearsed(preview);
  return movedOutcome(preview, 'Published', plan, site);
};

/** Returns the same command for another channel, which begins as a copy of the original channel. */
function onChannel(command: Command, channel: string): Command {
  return {
    ...command,
    channel,
    begin: command.channel,
    async config() {
      const config = await command.config();
      return { ...config, channel, siteUrl: channelUrl(config.siteUrl, channel) };
    },
  };
}
