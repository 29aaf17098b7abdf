import { isPageBundle } from '@little-arches/build/describe/page-bundles';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import type { FoundScript } from './find-script';

/** A position in a script that may have its own source map. */
export interface ScriptPlace {
  readonly path: string;
  /** Counts from 1. */
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position in the original script of code that a page bundle copied. Returns a sentence when the script
 * has no such position.
 */
export async function mappedPlace(
  store: ReleaseStore,
  { released, path }: FoundScript,
  { line, column }: Omit<ScriptPlace, 'path'>,
): Promise<ScriptPlace | string> {
  const what = `${path} of ${released.name} ${released.version}`;
  const text = await readText(store, released, path);
  if (text === undefined) return `${what} is not in the release store any more.`;
  const lines = text.split('\n');
  const own = lines[line - 1];
  if (own === undefined) return `${what} has ${lines.length} lines, so it has no line ${line}.`;
  // The position of an error at the end of a line is after its last character.
  if (column < 1 || column > own.length + 1)
    return `Line ${line} of ${what} has ${own.length} columns, so it has no column ${column}.`;
  if (isPageBundle(path)) return (await partOf(store, released, text, line, column)) ?? noPart(what);
  return { path, line, column };
}

function noPart(what: string): string {
  return `${what} is a copy of other scripts, of which none has this place.`;
}

/** Finds the script that a bundle's line was copied from. */
async function partOf(
  store: ReleaseStore,
  released: Descriptor,
  bundle: string,
  line: number,
  column: number,
): Promise<ScriptPlace | undefined> {
  for (const { path } of released.maps ?? []) {
    const script = path.replace(/\.map$/, '');
    const text = await readText(store, released, script);
    const at = text ? bundle.indexOf(text) : -1;
    if (text === undefined || at < 0) continue;
    const within = line - (bundle.slice(0, at).split('\n').length - 1);
    if (within >= 1 && within <= text.split('\n').length) return { path: script, line: within, column };
  }
  return undefined;
}

async function readText(
  store: ReleaseStore,
  released: Descriptor,
  path: string,
): Promise<string | undefined> {
  return (await store.get(releasedKey(released, path)))?.content.toString();
}
