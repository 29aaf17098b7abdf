import { existsSync, readFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping';
import { isPageBundle } from '@little-arches/build/describe/page-bundles';
import { type Descriptor, parseDescriptor } from '@little-arches/build/model/descriptor';
import { PACKAGE_NAME, RELEASED_FILE } from '@little-arches/contracts/formats';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import { parseContent } from '../../../store/parse-content';
import { releasedKey } from '../../../store/released-file';
import type { ReleaseStore } from '../../../store/store';
import type { Verb } from '../../command';

/** Matches a frame's position in a released file, in a stack of any browser or in a report. */
const PLACE = new RegExp(
  `/assets/(${PACKAGE_NAME})/(\\w[\\w.+-]{0,59}/${RELEASED_FILE})(?:[?#][^\\s:)]*)?:(\\d{1,9}):(\\d{1,9})`,
  'g',
);

/** Lines shown before and after the line of a frame. */
const AROUND = 5;

/** `release explain`: finds the source lines of the frames in a text. Exits with 1 when none was found. */
export const verb: Verb = async ({ store, names }) => {
  const asked = [...(await readRequested(names)).matchAll(PLACE)];
  if (asked.length === 0)
    throw new UsageError('There is no frame in it, as /assets/<package>/<folder>/<file>:<line>:<column>.');
  const places = await Promise.all(
    asked.map(async ([frame, name = '', file = '', line, column]) => ({
      frame,
      ...((await explain(store, `${name}/${file}`, Number(line), Number(column))) ?? {
        reason: 'No version in the release store has this place, or it was released without source maps.',
      }),
    })),
  );
  const text = places.flatMap((place) =>
    'reason' in place
      ? [place.frame, `  ${place.reason}`]
      : [place.frame, `  ${place.file}:${place.line}:${place.column}`, ...place.lines],
  );
  return { json: { frames: places }, text, failed: places.every((place) => 'reason' in place) };
};

/** Returns the text to explain: a frame itself, the content of a file, or standard input. */
async function readRequested(names: readonly string[]): Promise<string> {
  const given = names.join(' ');
  if (given !== '' && given !== '-') return existsSync(given) ? readFileSync(given, 'utf8') : given;
  if (given === '' && process.stdin.isTTY)
    throw new UsageError("Say which frame: npm run release -- explain 'at f (https://…/page.js:1:2345)'");
  return await readAll(process.stdin);
}

/** Finds a position by the newest source map of the file; undefined without one. Line and column count from 1. */
async function explain(store: ReleaseStore, key: string, line: number, column: number) {
  const listed = await store.list(key.slice(0, key.indexOf('/')));
  const newest = listed.filter((one) => one.key.endsWith('/descriptor.json'));
  for (const { key: descriptor } of newest.toSorted((a, b) => b.writtenAt - a.writtenAt)) {
    const stored = await store.get(descriptor);
    if (!stored) continue;
    const released = parseContent(stored.content, descriptor, parseDescriptor);
    const file = released.extras.files.find(({ path }) => releasedKey(released, path) === key)?.path;
    const script = file && (isPageBundle(file) ? await partOf(store, released, file, line) : { file, line });
    const map = script && (await textOf(store, released, `${script.file}.map`));
    if (!map) continue;
    const trace = new TraceMap(map);
    const found = originalPositionFor(trace, { line: script.line, column: column - 1 });
    if (found.source === null) continue;
    const first = Math.max(found.line - AROUND, 1);
    const lines = (sourceContentFor(trace, found.source)?.split('\n') ?? [])
      .slice(first - 1, found.line + AROUND)
      .map((own, at) => `${first + at === found.line ? '>' : ' '} ${first + at} | ${own.slice(0, 200)}`);
    return { ...found, file: found.source.replace(/^source:\/\/\//, ''), column: found.column + 1, lines };
  }
  return undefined;
}

/** Finds the script that a line of a page's bundle was copied from. */
async function partOf(store: ReleaseStore, released: Descriptor, bundle: string, line: number) {
  const whole = (await textOf(store, released, bundle)) ?? '';
  for (const file of (released.maps ?? []).map(({ path }) => path.replace(/\.map$/, ''))) {
    const text = await textOf(store, released, file);
    const at = text ? whole.indexOf(text) : -1;
    const own = line - (whole.slice(0, at).split('\n').length - 1);
    if (text && at >= 0 && own >= 1 && own <= text.split('\n').length) return { file, line: own };
  }
  return undefined;
}

async function textOf(store: ReleaseStore, released: Descriptor, file: string): Promise<string | undefined> {
  return (await store.get(releasedKey(released, file)))?.content.toString();
}
