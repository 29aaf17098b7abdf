import type { Verb } from '../command';
import { neverComposed } from '../move-and-compose';
import { publishCheckout } from '../publish-checkout';

/** `release check`: whether packages can go live, without changing anything. */
export const verb: Verb = async (command) => {
  const { moved, findings } = await publishCheckout({ ...command, dryRun: true }, neverComposed);
  const { channel } = command;
  return {
    json: { channel, would: moved },
    findings,
    text:
      moved.length === 0
        ? [`All of it is live on ${channel} already.`]
        : moved.map(
            ({ package: name, version, previous }) =>
              `${name} ${version} can go live on ${channel} (now: ${previous ?? 'none'}).`,
          ),
  };
};
