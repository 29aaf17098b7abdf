import type { Verb } from '../command';
import { refuseEmpty } from '../empty-store';
import { publishRehearsed } from '../publish-rehearsed';

/** `release check`: checks whether packages can go live, without changing anything. */
export const verb: Verb = async (command) => {
  await refuseEmpty(command);
  const { plan } = await publishRehearsed({ ...command, dryRun: true });
  const { moved, findings } = plan;
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
