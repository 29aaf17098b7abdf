import { composeChannel } from '../compose/compose-channel';
import { unrenderedLines } from '../compose/unrendered-text';
import type { Movement } from '../move-pointers';
import type { Command, Outcome } from './command';

/** Moves pointers and composes the site from what is live then, or only tells what would be moved. */
export async function moveAndCompose(
  command: Command,
  word: string,
  move: () => Promise<Movement>,
): Promise<Outcome> {
  const { channel, dryRun, store, siteFile: file, log } = command;
  // Before anything moves: without it the site could not follow.
  const config = dryRun ? undefined : await command.config();
  const { moved, findings } = await move();
  const lines = moved.map(({ package: name, version, previous = 'none' }) =>
    dryRun
      ? `${name} ${version} would be live on ${channel} (now: ${previous})`
      : `${word} ${name} ${version} on ${channel} (before: ${previous})`,
  );
  if (moved.length === 0) lines.push(`Nothing to move: all of it is live on ${channel} already.`);
  if (!config) return { json: { channel, dryRun, moved }, findings, text: lines };
  // Also when nothing was moved: a run that was killed before this is finished now.
  const site = await composeChannel({ store, channel, file, config, full: false, log });
  const { unrendered, composition } = site;
  return {
    json: { channel, moved, composition: composition.id, pages: site.pages.length, unrendered },
    findings,
    text: [
      ...lines,
      `Live: composition ${composition.id} with ${site.pages.length} pages.`,
      ...unrenderedLines(unrendered),
    ],
  };
}
