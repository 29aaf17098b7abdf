import { createHash } from 'node:crypto';
import { sampleConfig } from '@little-arches/release/testing/sample-build';
import { UnavailableError } from './site-source';
import { createStoreSource, type StoredFiles } from './store-source';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const page = { pattern: '/', file: '/index.html', status: 200, content: 'a'.repeat(64), listed: true };

/** Creates a store in memory that counts reads. */
function createStore() {
  const files = new Map<string, Uint8Array>();
  const reads: string[] = [];
  let broken = false;
  const write = (key: string, value: unknown) =>
    files.set(key, new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value)));
  /** Returns the id of the site, which is the hash of its manifest. */
  const release = (name: string, pages: readonly unknown[] = [page]) => {
    const composition = { id: `of-${name}`, shell: { version: '1.0.0' }, remotes: [] };
    const manifest = JSON.stringify({ format: 3, config: sampleConfig, composition, pages, unrendered: [] });
    const id = hashOf(manifest);
    write(`sites/${id}/site.json`, manifest);
    write('channels/production.json', { schema: '', microFrontends: {}, site: id });
    return id;
  };
  const get: StoredFiles['get'] = async (key) => {
    reads.push(key);
    if (broken) throw new Error('the bucket does not answer');
    return files.get(key);
  };
  return {
    write,
    release,
    text: (key: string) => new TextDecoder().decode(files.get(key)),
    get,
    breakDown: (now: boolean) => {
      broken = now;
    },
    /** Returns the keys read since the last call. */
    reads: () => reads.splice(0),
  };
}

function createSource(store: ReturnType<typeof createStore>, isNear = false) {
  let time = 0;
  const said: string[] = [];
  const source = createStoreSource({
    files: { get: store.get, isNear },
    channel: 'production',
    log: (line) => said.push(line),
    now: () => time,
  });
  return {
    source,
    said,
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

it('reads the pointer once a second at most, and the manifest of another site only', async () => {
  const store = createStore();
  const one = store.release('one');
  const { source, wait } = createSource(store);
  const first = await source.site();
  expect(first).toMatchObject({ id: one, composition: 'of-one', pages: [page] });
  expect(store.reads()).toEqual(['channels/production.json', `sites/${one}/site.json`]);
  wait(999);
  expect(await source.site()).toBe(first);
  expect(store.reads()).toEqual([]);
  wait(1);
  expect(await source.site()).toBe(first);
  expect(store.reads()).toEqual(['channels/production.json']);

  const two = store.release('two');
  wait(1000);
  expect((await source.site()).id).toBe(two);
  expect(store.reads()).toEqual(['channels/production.json', `sites/${two}/site.json`]);
});

it('reads a new pointer immediately in a store that is near', async () => {
  const store = createStore();
  const one = store.release('one');
  const { source } = createSource(store, true);
  expect((await source.site()).id).toBe(one);
  const two = store.release('two');
  expect((await source.site()).id).toBe(two);
});

it('serves the previous site while the live one cannot be read, and logs it once', async () => {
  const store = createStore();
  const one = store.release('one');
  const { source: polling, said: heard, wait: later } = createSource(store);
  await polling.site();
  store.breakDown(true);
  for (let times = 0; times < 3; times++) {
    later(1000);
    expect((await polling.site()).id).toBe(one);
  }
  expect(heard).toEqual(['The site before goes on being served: the bucket does not answer']);
  store.breakDown(false);
  const two = store.release('two');
  later(1000);
  expect((await polling.site()).id).toBe(two);
  store.breakDown(true);
  later(1000);
  await polling.site();
  expect(heard).toHaveLength(2);
});

it('serves no site with another manifest than the pointer names, and retries while the pointer stays the same', async () => {
  const store = createStore();
  const one = store.release('one');
  const { source, said, wait } = createSource(store, true);
  await source.site();
  const two = store.release('two');
  const manifest = store.text(`sites/${two}/site.json`);
  store.write(`sites/${two}/site.json`, manifest.replace('of-two', 'evil'));
  expect((await source.site()).id).toBe(one);
  expect(said).toEqual([expect.stringContaining(`The manifest of the site ${two} was changed`)]);
  store.write(`sites/${two}/site.json`, manifest);
  wait(1000);
  expect((await source.site()).id).toBe(two);
});

it('serves a page and its forms only with the bytes that were released', async () => {
  const store = createStore();
  const content = hashOf('<h1>Home</h1>');
  const id = store.release('one', [{ ...page, content, coded: { br: hashOf('br'), gz: hashOf('gz') } }]);
  const key = `sites/${id}/index.html`;
  store.write(key, '<h1>Home</h1>');
  store.write(`${key}.br`, 'br');
  store.write(`${key}.gz`, 'changed');
  const { source, said } = createSource(store);
  await source.site();
  const read = async (file: string) => {
    const bytes = await source.file(file);
    return bytes && new TextDecoder().decode(bytes);
  };
  expect([await read(`${key}.br`), await read(`${key}.gz`)]).toEqual(['br', undefined]);
  expect(await read(key)).toBe('<h1>Home</h1>');
  expect(said).toEqual([
    `${key}.gz in the store is not what was released, and is not served: publish a package again, which renders every page anew`,
  ]);

  store.write(key, '<h1>Evil</h1>');
  const { source: later } = createSource(store);
  await later.site();
  await expect(later.file(key)).rejects.toThrow(UnavailableError);
});

it.each([
  ['nothing', undefined, "There is no channels/production.json: nothing was released to 'production' yet."],
  ['a pointer without a site', { microFrontends: {} }, 'channels/production.json names no site'],
  [
    'a site that is missing',
    { site: 'gone' },
    'There is no sites/gone/site.json, which channels/production.json',
  ],
])('reports what is wrong with %s', async (_, pointer, message) => {
  const store = createStore();
  if (pointer) store.write('channels/production.json', pointer);
  const { source } = createSource(store);
  await expect(source.site()).rejects.toThrow(message);
});

it('serves all pages but the unreadable ones', async () => {
  const store = createStore();
  store.release('one', [page, { ...page, pattern: '/x', content: '../secret' }]);
  const { source, said } = createSource(store);
  expect((await source.site()).pages).toEqual([page]);
  expect(said).toEqual([expect.stringContaining("can't be read at 'pages.1.content'")]);
});

it('reads files once, and each time from a store that is near', async () => {
  const store = createStore();
  store.release('one');
  store.write('shell/1/main.js', 'one');
  const { source } = createSource(store);
  const text = async (from: typeof source) => String(Buffer.from((await from.file('shell/1/main.js')) ?? []));
  expect([await text(source), await text(source)]).toEqual(['one', 'one']);
  expect(store.reads()).toEqual(['shell/1/main.js']);
  expect(await source.file('shell/1/gone.js')).toBeUndefined();

  const { source: near } = createSource(store, true);
  expect(await text(near)).toBe('one');
  store.write('shell/1/main.js', 'two');
  expect(await text(near)).toBe('two');
});
