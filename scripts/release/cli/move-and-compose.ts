import { type ComposeCandidate, type ComposeOptions, createComposer } from '../compose/compose-candidate';
import { unrenderedLines } from '../compose/render/unrendered';
import type { SiteManifest } from '../model/site';
import type { Plan } from '../plan';
import type { Command, Outcome } from './command';

/** Moves pointers and composes the site of the versions that they name; a dry run only plans it. */
export async function moveAndCompose(
  command: Command,
  word: string,
  move: (compose: ComposeCandidate | undefined) => Promise<Plan>,
): Promise<Outcome> {
  const composer = command.dryRun ? undefined : await composerOf(command);
  const plan = await move(composer?.compose);
  return movedOutcome(command, word, plan, composer?.site());
}

/** Returns a command's report about pointers that it moved, or would move. */
export function movedOutcome(
  { channel, dryRun }: Pick<Command, 'channel' | 'dryRun'>,
  word: string,
  { moved, findings, createdFrom }: Plan,
  site: SiteManifest | undefined,
): Outcome {
  const lines = moved.map(({ package: name, version, previous = 'none' }) =>
    dryRun
      ? `${name} ${version} would be live on ${channel} (now: ${previous})`
      : `${word} ${name} ${version} on ${channel} (before: ${previous})`,
  );
  if (createdFrom !== undefined)
    lines.unshift(`${channel} ${dryRun ? 'would begin' : 'begins'} as a copy of ${createdFrom}.`);
  if (moved.length === 0) lines.push(`Nothing to move: all of it is live on ${channel} already.`);
  return { ...composedOutcome({ channel, dryRun, moved }, lines, site), findings };
}

/** Returns a command's report, with what is live now when a site was composed. */
export function composedOutcome(
  json: Outcome['json'] & { readonly dryRun: boolean },
  lines: readonly string[],
  site: SiteManifest | undefined,
): Outcome {
  if (!site) return { json, text: lines };
  const { unrendered, composition, pages, config } = site;
  const { dryRun: _, ...done } = json;
  return {
    json: { ...done, composition: composition.id, pages: pages.length, unrendered },
    text: [
      ...lines,
      `Live on ${config.siteUrl}: composition ${composition.id} with ${pages.length} pages.`,
      ...unrenderedLines(unrendered),
    ],
  };
}

export async function composerOf({ store, channel, config, log }: Command, check?: ComposeOptions['check']) {
  return createComposer({
    store,
    channel,
    config: await config(),
    check,
    log,
  });
}
