import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import type { ReleaseStore } from '../../store';

/** An empty store. */
export interface EmptyStore {
  /** Opens the store again, as another process does. */
  open(): ReleaseStore;
  close(): Promise<void>;
}

/** The store under test, and another process's access to it. */
interface Subject {
  readonly store: () => ReleaseStore;
  readonly open: () => ReleaseStore;
  readonly text: (key: string) => Promise<string | undefined>;
  readonly put: (key: string, content: string) => Promise<void>;
}

/** Defines the contract tests of a release store. */
export function describeStore(name: string, create: () => Promise<EmptyStore>): void {
  describe(name, () => {
    let empty: EmptyStore;
    let store: ReleaseStore;
    beforeEach(async () => {
      empty = await create();
      store = empty.open();
    });
    afterEach(async () => await empty.close());

    const subject: Subject = {
      store: () => store,
      open: () => empty.open(),
      text: async (key) => (await store.get(key))?.content.toString(),
      put: (key, content) => store.putOnce(key, Buffer.from(content)),
    };
    keepsWhatWasPut(subject);
    letsOneOfManyThrough(subject);
    listsAndRemoves(subject);
  });
}

function keepsWhatWasPut({ store, text, put }: Subject): void {
  it('returns nothing for a missing key', async () => {
    expect(await store().get('remote-store/1.0.0/entry.js')).toBeUndefined();
    expect(await store().list('')).toEqual([]);
    expect(await store().list('remote-store')).toEqual([]);
    await store().remove('remote-store/1.0.0/entry.js');
  });

  it('puts once, accepts the same bytes again and refuses others', async () => {
    await put('remote-store/1.0.0/entry.js', 'a');
    await put('remote-store/1.0.0/entry.js', 'a');
    const refused: unknown = await put('remote-store/1.0.0/entry.js', 'b').catch((error: unknown) => error);
    // The message is for the user at the keyboard, so it has no stack.
    expect(sentenceOf(refused)).toContain(
      'remote-store/1.0.0/entry.js is already published with other content: give the new build a new version',
    );
    expect(await text('remote-store/1.0.0/entry.js')).toBe('a');
  });

  it('keeps every byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * 7) % 256));
    await store().putOnce('shell/1.0.0/font.woff2', bytes);
    expect((await store().get('shell/1.0.0/font.woff2'))?.content.equals(bytes)).toBe(true);
    await put('shell/1.0.0/empty.css', '');
    expect(await text('shell/1.0.0/empty.css')).toBe('');
  });

  it('renews the age of bytes that are put again', async () => {
    await put('a/b.js', 'a');
    const [before] = await store().list('a');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await put('a/b.js', 'a');
    const [after] = await store().list('a');
    expect(after?.writtenAt).toBeGreaterThan(before?.writtenAt ?? 0);
  });
}

function letsOneOfManyThrough({ store, open, text }: Subject): void {
  it('accepts one of many writers of a new key', async () => {
    const stores = [store(), open()];
    const puts = Array.from({ length: 10 }, (_, n) =>
      (stores[n % 2] ?? store()).putOnce('a/b.js', Buffer.from(String(n))),
    );
    const results = await Promise.allSettled(puts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await text('a/b.js')).toBe(String(results.findIndex(({ status }) => status === 'fulfilled')));
  });

  it('swaps only content with the given tag', async () => {
    const swap = (content: string, etag: string | undefined) =>
      store().swap('registry/production.json', Buffer.from(content), etag);
    expect(await swap('1', '"something"')).toBe(false);
    expect(await swap('1', undefined)).toBe(true);
    const first = await store().get('registry/production.json');
    expect(await swap('2', undefined)).toBe(false);
    expect(await swap('2', first?.etag)).toBe(true);
    expect(await swap('3', first?.etag)).toBe(false);
    expect(await text('registry/production.json')).toBe('2');
    await store().remove('registry/production.json');
    expect(await swap('4', first?.etag)).toBe(false);
    expect(await text('registry/production.json')).toBeUndefined();
  });

  it('loses no update in a race', async () => {
    const increase = (target: ReleaseStore) =>
      retryAgainstOthers({ subject: 'The count', tries: 100 }, async () => {
        const stored = await target.get('count');
        const next = Buffer.from(String(Number(stored?.content.toString() ?? 0) + 1));
        return (await target.swap('count', next, stored?.etag)) || LOST;
      });
    const stores = [store(), open(), open()];
    await Promise.all(Array.from({ length: 24 }, (_, n) => increase(stores[n % 3] ?? store())));
    expect(await text('count')).toBe('24');
  });
}

function listsAndRemoves({ store, put }: Subject): void {
  it('lists a folder without its neighbours, and removes files', async () => {
    for (const key of ['a/1/x.js', 'a/2/y.js', 'ab/1/z.js', 'top.json']) await put(key, key);
    const keys = async (folder: string) => (await store().list(folder)).map(({ key }) => key);
    expect(await keys('')).toEqual(['a/1/x.js', 'a/2/y.js', 'ab/1/z.js', 'top.json']);
    expect(await keys('a')).toEqual(['a/1/x.js', 'a/2/y.js']);
    await store().remove('a/1/x.js');
    expect(await keys('a')).toEqual(['a/2/y.js']);
    expect(await store().get('a/1/x.js')).toBeUndefined();
  });

  it.each(['../outside', '/etc/passwd', 'a//b', '', 'a/..', 'a\\b', 'a/b c'])(
    'refuses the key %j',
    async (key) => {
      const message = `'${key}' is no key of the release store`;
      await expect(store().get(key)).rejects.toThrow(message);
      await expect(store().putOnce(key, Buffer.from('x'))).rejects.toThrow(message);
      await expect(store().swap(key, Buffer.from('x'), undefined)).rejects.toThrow(message);
      await expect(store().remove(key)).rejects.toThrow(message);
    },
  );
}
