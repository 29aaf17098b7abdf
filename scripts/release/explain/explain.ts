import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import type { Descriptor } from '@little-arches/build/model/descriptor';
import { isAsBuilt, releasedKey } from '../store/released-file';
import type { ReleaseStore } from '../store/store';
import { enclosingFunction } from './enclosing-function';
import { findScript } from './find-script';
import type { Frame, FramePlace } from './frames';
import { mappedPlace } from './mapped-script';

/** A position in the sources. */
export interface SourcePlace {
  /** Path from the root of the checkout of the build. */
  readonly file: string;
  /** Line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly function?: string | undefined;
  /** The whole source; undefined when the map does not include it. */
  readonly source?: string | undefined;
}

/** Finds a frame's position in the sources. Returns a sentence when it can't be found. */
export type Explain = (frame: Frame) => Promise<SourcePlace | string>;

/** Number of parsed source maps and of answers that are cached. */
const MOST_MAPS = 4;
const MOST_ANSWERS = 500;

/** Returns a function that explains frames by the source maps in a release store. */
export function createExplain(store: ReleaseStore): Explain {
  const maps = new Map<string, TraceMap>();
  const answers = new Map<string, Promise<SourcePlace | string>>();

  return async ({ place, version }) => {
    if (typeof place === 'string') return place;
    const key = JSON.stringify([place, version]);
    const known = answers.get(key);
    if (known) return await known;
    if (answers.size >= MOST_ANSWERS) answers.clear();
    const answer = explain(place, version);
    answers.set(key, answer);
    // A failed read of the store may succeed later.
    answer.catch(() => answers.delete(key));
    return await answer;
  };

  async function explain(place: FramePlace, version: string | undefined): Promise<SourcePlace | string> {
    const found = await findScript(store, place, version);
    if (typeof found === 'string') return found;
    const mapped = await mappedPlace(store, found, place);
    if (typeof mapped === 'string') return mapped;
    const map = await readMap(found.released, mapped.path);
    if (typeof map === 'string') return map;
    const { source, line, column } = originalPositionFor(map, {
      line: mapped.line,
      column: mapped.column - 1,
    });
    if (source === null)
      return `Line ${place.line} of ${place.file} comes of no source there: the bundler made it.`;
    const file = source.replace(/^source:\/\/\//, '');
    const own = { line, column: column + 1 };
    const text = sourceContentFor(map, source) || undefined;
    return { file, ...own, source: text, function: text && enclosingFunction(file, text, own) };
  }

  async function readMap(released: Descriptor, script: string): Promise<TraceMap | string> {
    const { name, version, maps: listed } = released;
    const what = `${script} of ${name} ${version}`;
    if (!listed)
      return `${name} ${version} was released without source maps: build its commit to look into ${script}.`;
    const file = listed.find(({ path }) => path === `${script}.map`);
    if (!file) return `${what} has no source map.`;
    const key = releasedKey(released, file.path);
    const known = maps.get(key);
    if (known) return known;
    const stored = await store.get(key);
    if (!stored) return `The source map of ${what} is not in the release store any more.`;
    const damaged = `The source map of ${what} is damaged: ${key} is not what was released.`;
    if (!isAsBuilt(file, stored.content)) return damaged;
    try {
      const map = new TraceMap(stored.content.toString());
      // Parses the map now: `TraceMap` parses at the first call.
      originalPositionFor(map, { line: 1, column: 0 });
      if (maps.size >= MOST_MAPS) maps.clear();
      maps.set(key, map);
      return map;
    } catch {
      return damaged;
    }
  }
}
