import { spawn } from 'node:child_process';
import fs, {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import promises, { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textArgs } from '@little-arches/kit/processes/typescript-program';
import { createDirectoryStore, type ReleaseStore } from './store';

let directory = '';
let store: ReleaseStore;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'little-arches-store-'));
  store = createDirectoryStore(directory);
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const text = async (key: string) => (await store.get(key))?.content.toString();
const leftovers = () =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /lock|draft|breaking/.test(file),
  );

/** Adds one to the number under a key by compare-and-swap, until no other process interferes. */
async function increase(target: ReleaseStore, key: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const stored = await target.get(key);
    const next = Buffer.from(String(Number(stored?.content.toString() ?? 0) + 1));
    if (await target.swap(key, next, stored?.etag)) return;
  }
  throw new Error('Nobody else changes it a hundred times');
}

describe('putOnce', () => {
  it('writes a new file and accepts the same bytes again', async () => {
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('a'));
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('a'));
    expect(await text('remote-store/1.0.0/entry.js')).toBe('a');
    expect(leftovers()).toEqual([]);
  });

  it('refuses other bytes under the same key and keeps the first', async () => {
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('a'));
    await expect(store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('b'))).rejects.toThrow(
      'remote-store/1.0.0/entry.js is already published with other content: give the new build a new version',
    );
    expect(await text('remote-store/1.0.0/entry.js')).toBe('a');
  });

  it('accepts only one of many concurrent writes of a new key', async () => {
    const puts = Array.from({ length: 10 }, (_, n) => store.putOnce('a/b.js', Buffer.from(String(n))));
    const results = await Promise.allSettled(puts);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const winner = results.findIndex(({ status }) => status === 'fulfilled');
    expect(await text('a/b.js')).toBe(String(winner));
  });
});

describe('swap', () => {
  it('requires the tag of the current content', async () => {
    expect(await store.swap('pointer.json', Buffer.from('1'), 'something')).toBe(false);
    expect(await store.swap('pointer.json', Buffer.from('1'), undefined)).toBe(true);
    const first = await store.get('pointer.json');
    expect(await store.swap('pointer.json', Buffer.from('2'), undefined)).toBe(false);
    expect(await store.swap('pointer.json', Buffer.from('2'), first?.etag)).toBe(true);
    expect(await store.swap('pointer.json', Buffer.from('3'), first?.etag)).toBe(false);
    expect(await text('pointer.json')).toBe('2');
  });

  it('loses no update of many callers', async () => {
    await Promise.all(Array.from({ length: 20 }, () => increase(store, 'count')));
    expect(await text('count')).toBe('20');
    expect(leftovers()).toEqual([]);
  });

  it('loses no update of several processes', async () => {
    const module = path.resolve('scripts/release/store/store.ts');
    const program = `
      const { createDirectoryStore } = require(${JSON.stringify(module)});
      const store = createDirectoryStore(${JSON.stringify(directory)});
      const increase = ${increase.toString()};
      for (let n = 0; n < 10; n++) await increase(store, 'count');
    `;
    const codes = await Promise.all(
      Array.from({ length: 3 }, () => {
        const child = spawn(process.execPath, textArgs(program), { stdio: 'inherit' });
        return new Promise((resolve) => child.on('exit', resolve));
      }),
    );
    expect(codes).toEqual([0, 0, 0]);
    expect(await text('count')).toBe('30');
  });
});

describe('the lock of a pointer', () => {
  it('is free after its holder was killed', async () => {
    writeFileSync(path.join(directory, 'count.lock'), 'process 1 on elsewhere');
    await Promise.all(Array.from({ length: 10 }, () => increase(store, 'count')));
    expect(await text('count')).toBe('10');
    expect(leftovers()).toEqual([]);
  });

  it('is released when the work throws', async () => {
    mkdirSync(path.join(directory, 'folder'));
    await expect(store.swap('folder', Buffer.from('x'), undefined)).rejects.toThrow();
    expect(leftovers().filter((file) => file.endsWith('.lock'))).toEqual([]);
  });
});

it("refuses to read a folder under a file's key", async () => {
  mkdirSync(path.join(directory, 'remote-store/1.0.0/entry.js'), { recursive: true });
  await expect(store.get('remote-store/1.0.0/entry.js')).rejects.toMatchObject({ name: 'ForeignFileError' });
});

it('returns nothing for a missing key', async () => {
  expect(await store.get('nope/1.0.0/entry.js')).toBeUndefined();
});

it.each(['../outside', 'a/../../b', '/etc/passwd', 'a//b', '', '.', 'a/..', 'a\\b', 'a/b c'])(
  "refuses the key %j, which could leave the store's directory",
  async (key) => {
    const message = `'${key}' is no key of the release store`;
    await expect(store.get(key)).rejects.toThrow(message);
    await expect(store.putOnce(key, Buffer.from('x'))).rejects.toThrow(message);
    await expect(store.swap(key, Buffer.from('x'), undefined)).rejects.toThrow(message);
  },
);

describe('a full disk', () => {
  /** Writes half of the file and then fails, like a full disk. */
  const fillUp = () => {
    const real = fs.writeSync;
    return jest.spyOn(fs, 'writeSync').mockImplementation((descriptor, content) => {
      real(descriptor, String(content).slice(0, 1));
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });
  };
  afterEach(() => jest.restoreAllMocks());

  it('makes a write throw, and leaves no partial file, draft or lock', async () => {
    await store.putOnce('pointer/a.json', Buffer.from('one'));
    const { etag } = (await store.get('pointer/a.json')) ?? {};
    fillUp();
    await expect(store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('text'))).rejects.toMatchObject({
      code: 'ENOSPC',
      path: expect.stringContaining('entry.js'),
    });
    await expect(store.swap('pointer/a.json', Buffer.from('two'), etag)).rejects.toMatchObject({
      code: 'ENOSPC',
    });
    jest.restoreAllMocks();
    expect(leftovers()).toEqual([]);
    expect((await store.list('')).map(({ key }) => key)).toEqual(['pointer/a.json']);
    expect(await text('pointer/a.json')).toBe('one');
    expect(await store.swap('pointer/a.json', Buffer.from('two'), etag)).toBe(true);
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('text'));
  });
});

// Windows allows only some users to create links.
if (process.platform !== 'win32') describe('a symbolic link in the store', links);

function links() {
  let outside = '';
  beforeEach(() => {
    outside = mkdtempSync(path.join(tmpdir(), 'little-arches-outside-'));
    writeFileSync(path.join(outside, 'secret.js'), 'secret');
    mkdirSync(path.join(directory, 'remote-store/1.0.0'), { recursive: true });
  });
  afterEach(() => rmSync(outside, { recursive: true, force: true }));

  const link = (to: string, key: string) => symlinkSync(path.join(outside, to), path.join(directory, key));
  const refused = {
    name: 'ForeignFileError',
    message: expect.stringContaining('Links are not followed there'),
  };

  it('refuses to read a symlink, dangling or not', async () => {
    link('secret.js', 'remote-store/1.0.0/entry.js');
    link('nothing.js', 'remote-store/1.0.0/gone.js');
    await expect(store.get('remote-store/1.0.0/entry.js')).rejects.toMatchObject(refused);
    await expect(store.get('remote-store/1.0.0/gone.js')).rejects.toMatchObject(refused);
  });

  it('refuses a symlink as a folder: reads, writes and removes nothing through it', async () => {
    link('.', 'remote-store/2.0.0');
    const key = 'remote-store/2.0.0/secret.js';
    await expect(store.get(key)).rejects.toMatchObject(refused);
    await expect(store.putOnce('remote-store/2.0.0/new.js', Buffer.from('x'))).rejects.toMatchObject(refused);
    await expect(store.swap(key, Buffer.from('x'), undefined)).rejects.toMatchObject(refused);
    await expect(store.remove(key)).rejects.toMatchObject(refused);
    expect(readdirSync(outside)).toEqual(['secret.js']);
    expect(readFileSync(path.join(outside, 'secret.js'), 'utf8')).toBe('secret');
  });

  it('refuses a symlink swapped in after the check', async () => {
    const file = path.join(directory, 'remote-store/1.0.0/entry.js');
    writeFileSync(file, 'x');
    const real = lstat;
    jest.spyOn(promises, 'lstat').mockImplementation(async (...args) => {
      const found = await real(...args);
      if (args[0] === file) {
        rmSync(file);
        symlinkSync(path.join(outside, 'secret.js'), file);
      }
      return found;
    });
    await expect(store.get('remote-store/1.0.0/entry.js')).rejects.toMatchObject(refused);
    jest.restoreAllMocks();
  });

  it('throws for a symlink in a list, because gc reads the needed files from lists', async () => {
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('x'));
    link('.', 'registry');
    await expect(store.list('')).rejects.toMatchObject(refused);
    await expect(store.list('registry')).rejects.toMatchObject(refused);
    expect((await store.list('remote-store')).map(({ key }) => key)).toEqual(['remote-store/1.0.0/entry.js']);
  });

  it('accepts a symlink as the store directory itself', async () => {
    const named = path.join(outside, 'releases');
    symlinkSync(directory, named);
    const linked = createDirectoryStore(named);
    await linked.putOnce('a/b/c.js', Buffer.from('x'));
    expect((await linked.get('a/b/c.js'))?.content.toString()).toBe('x');
    expect((await linked.list('a')).map(({ key }) => key)).toEqual(['a/b/c.js']);
  });
}
