// Renders the pages of one package for the parent process, one call at a time. Plain JavaScript, for a fast start.
import { readFileSync } from 'node:fs';
import { register, SourceMap } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

let prerenderer;

process.on('message', (message) => {
  answer(message).then(
    (value) => process.send({ id: message.id, value }),
    (error) => process.send({ id: message.id, error: describe(error) }),
  );
});
// Logged only: a late error of one page must not fail the next one.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => console.error(error));
process.on('disconnect', () => process.exit());

/** Returns the message of an error, with the file and line of the package that threw it or called what threw it. */
function describe(error) {
  if (!(error instanceof Error)) return String(error);
  const frames = String(error.stack).matchAll(/(file:\/\/\/[^\s()]+\.mjs):(\d+):(\d+)/g);
  for (const [, url, line, column] of frames) {
    const place = sourceOf(url, Number(line), Number(column));
    if (place) return `${error.message} (${place})`;
  }
  return error.message;
}

/** Returns the place in our sources, by the map that a build contains. Maps are read only where something failed. */
function sourceOf(url, line, column) {
  const [, map] =
    /\n\/\/# sourceMappingURL=data:[^,]+;base64,(\S+)/.exec(readFileSync(fileURLToPath(url), 'utf8')) ?? [];
  if (!map) return undefined;
  const entry = new SourceMap(JSON.parse(Buffer.from(map, 'base64').toString())).findEntry(
    line - 1,
    column - 1,
  );
  const [, file] = /^source:\/\/\/((?:shell|remote-[\w-]+)\/src\/\S+)/.exec(entry.originalSource ?? '') ?? [];
  return file && `${file}:${entry.originalLine + 1}`;
}

async function answer({ call, parameters }) {
  if (call === 'start') return await start(...parameters);
  return await prerenderer[call](...parameters);
}

async function start({ shell, remote, fillers, config, composition }) {
  const definitions = new Map();
  const { createPrerenderer, libraries } = await entryOf(shell, 'prerender');
  shareLibraries(libraries);
  if (remote) definitions.set(remote.name, (await entryOf(remote.folder, 'routes')).default);
  // Loaded by the first page that shows one, so that a broken filler fails there and nowhere else.
  const load = fillers.map(({ name, folder }) => [
    name,
    async () => (await entryOf(folder, 'routes')).default,
  ]);
  prerenderer = createPrerenderer(config, composition, definitions, new Map(load));
}

async function entryOf(folder, name) {
  return await import(pathToFileURL(path.join(folder, `${name}.mjs`)).href);
}

/** Provides remotes with the libraries of the live shell, independent of what is installed on this machine. */
function shareLibraries(libraries) {
  globalThis[Symbol.for('little-arches.libraries')] = libraries;
  const names = Object.fromEntries(
    Object.entries(libraries).map(([name, library]) => [name, Object.keys(library)]),
  );
  register('./shared-library-hooks.mjs', import.meta.url, { data: names });
}
