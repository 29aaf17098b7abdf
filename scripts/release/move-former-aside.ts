import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { REGISTRY_FORMAT } from './model/registry';

/** A pointer's format; one that can't be read has no former format, and its reader says what is wrong. */
const pointerSchema = v.object({ microFrontends: v.unknown(), format: v.optional(v.number(), 1) });

/**
 * Moves releases of a former format aside, so that the directory can be released into anew. Returns the sentence
 * about it; undefined when there are none.
 */
export function moveFormerAside(releases: string): string | undefined {
  const channels = path.join(releases, 'channels');
  const files = existsSync(channels) ? readdirSync(channels).filter((file) => file.endsWith('.json')) : [];
  const isFormer = files.some((file) => formatOf(path.join(channels, file)) < REGISTRY_FORMAT);
  // Older still: the pointers were in another folder.
  if (!isFormer && !existsSync(path.join(releases, 'registry'))) return undefined;
  let aside = `${releases}-of-a-former-format`;
  while (existsSync(aside)) aside += '-too';
  renameSync(releases, aside);
  return `The releases in ${releases} have a former format: they are in ${aside} now, and everything is released anew.`;
}

function formatOf(file: string): number {
  try {
    const { success, output } = v.safeParse(pointerSchema, JSON.parse(readFileSync(file, 'utf8')));
    return success ? output.format : REGISTRY_FORMAT;
  } catch {
    return REGISTRY_FORMAT;
  }
}
