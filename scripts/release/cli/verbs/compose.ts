import { composeChannel } from '../../compose/compose-channel';
import { unrenderedLines } from '../../compose/unrendered-text';
import type { Verb } from '../command';

/** `release compose`: every page anew. */
export const verb: Verb = async ({ store, channel, siteFile: file, config, dryRun, log }) => {
  const needed = await config();
  if (dryRun) return { json: { channel, dryRun }, text: [`Would compose every page of ${channel}.`] };
  const site = await composeChannel({ store, channel, file, config: needed, full: true, log });
  const { composition, pages, unrendered } = site;
  return {
    json: { channel, composition: composition.id, pages: pages.length, unrendered },
    text: [
      `Composed ${pages.length} pages of ${channel}, composition ${composition.id}.`,
      ...unrenderedLines(unrendered),
    ],
  };
};
