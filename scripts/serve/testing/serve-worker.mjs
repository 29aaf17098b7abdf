// Runs the worker in workerd over a bucket that mirrors a directory. Plain JavaScript in its own process, because
// workerd's launcher and Jest both need Node's globals.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const [miniflare, script, directory] = process.argv.slice(2);
const { Miniflare } = createRequire(import.meta.url)(miniflare);
const server = new Miniflare({
  host: '127.0.0.1',
  port: 0,
  modules: true,
  scriptPath: script,
  modulesRoot: path.dirname(script),
  compatibilityDate: '2026-04-01',
  r2Buckets: ['RELEASES'],
});

const known = new Map();

/** Copies new files into the bucket, pointers last, as a release does. */
async function follow() {
  const bucket = await server.getR2Bucket('RELEASES');
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .map((file) => ({ file, key: path.relative(directory, file).split(path.sep).join('/') }))
    .sort((a, b) => Number(a.key.startsWith('channels/')) - Number(b.key.startsWith('channels/')));
  for (const { file, key } of files) {
    const stats = statSync(file, { throwIfNoEntry: false });
    const tag = stats && `${stats.mtimeMs} ${stats.ino}`;
    const content = tag === undefined || known.get(key) === tag ? undefined : contentOf(file);
    if (!content) continue;
    await bucket.put(key, new Uint8Array(content).buffer);
    known.set(key, tag);
  }
}

/**
 * Returns the content of a file; undefined when it has disappeared, because stores write drafts and then rename
 * them.
 */
function contentOf(file) {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

await follow();
const { origin } = await server.ready;
console.log(`Listening on ${origin}`);

let ended = false;
process.on('SIGINT', () => {
  ended = true;
});
while (!ended) {
  await new Promise((resolve) => setTimeout(resolve, 50));
  await follow();
}
await server.dispose();
