import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { builtOnce } from './testing/built-once';

const built = builtOnce('build-with-source-maps', 'shell', 'remote-store');

function files(ending: string): { name: string; text: string }[] {
  return readdirSync(built.folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => ({ name, text: readFileSync(path.join(built.folder, name), 'utf8') }));
}

/** Returns the source position of `word`, from the map of the script that contains it. */
function originOf(word: string, script: RegExp): unknown {
  const found = files('.js').find(({ name, text }) => script.test(name) && text.includes(word));
  if (!found) throw new Error(`${word} is in no script`);
  const before = found.text.slice(0, found.text.indexOf(word)).split('\n');
  const map = new TraceMap(readFileSync(path.join(built.folder, `${found.name}.map`), 'utf8'));
  const { source, line } = originalPositionFor(map, {
    line: before.length,
    column: before.at(-1)?.length ?? 0,
  });
  const name = source?.replace('source:///', '') ?? '';
  return [name, readFileSync(name, 'utf8').split('\n')[(line ?? 0) - 1]];
}

it('finds file and line of a text in a page, in the shell and in a library', () => {
  expect(
    originOf('Please complete the fields that are marked.', /^remote-store.file-\w+[\\/]\d+\.js$/),
  ).toEqual([
    expect.stringMatching(/^(remote-store|shared-contracts)\/src\//),
    expect.stringContaining('Please complete the fields that are marked.'),
  ]);
  expect(originOf('Nobody is signed in whose profile', /^shell.file.*auth-client/)).toEqual([
    expect.stringMatching(/^shell\/src\//),
    expect.stringContaining('Nobody is signed in whose profile'),
  ]);
  expect(originOf('Unexpected Application Error!', /^shell.vendor/)).toEqual([
    expect.stringMatching(/^node_modules\/react-router\//),
    expect.stringContaining('Unexpected Application Error!'),
  ]);
});

it('names no map in a script, and no folder of this machine in a map', () => {
  expect(files('.js').filter(({ text }) => text.includes('sourceMappingURL'))).toEqual([]);
  const maps = files('.js.map');
  expect(maps.length).toBeGreaterThan(20);
  const own = [process.cwd(), encodeURIComponent(process.cwd())];
  expect(
    maps.filter(({ text }) => own.some((place) => text.includes(place))).map(({ name }) => name),
  ).toEqual([]);
});
