import { verifyLive } from '../../../verify-live';
import type { Verb } from '../../command';

/** `release verify`: checks that every live file is as released. */
export const verb: Verb = async ({ store, channel }) => {
  const { problems, signed, files, pages } = await verifyLive(store, channel);
  const what = `${files} files and ${pages} pages of ${channel}`;
  const failed = problems.length > 0;
  return {
    json: { channel, signed, files, pages, problems },
    failed,
    text: failed
      ? [...problems, `${what} were read; ${problems.length} wrong.`]
      : [`${what} are what was released${signed ? ', signed by the owners' : '; nobody signs here yet'}.`],
  };
};
