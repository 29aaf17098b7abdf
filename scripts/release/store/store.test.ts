import fs, { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import promises, { lstat } from 'node:fs/promises';
import path from 'node:path';
import { scratchFolder } from '@little-arches/build/testing/scratch-folder';
import { createDirectoryStore, type ReleaseStore } from './store';

const scratch = scratchFolder();
let store: ReleaseStore;
let directory = '';
beforeEach(() => {
  directory = scratch.path;
  store = createDirectoryStore(directory);
});

const text = async (key: string) => (await store.get(key))?.content.toString();

it("refuses to read a folder under a file's key", async () => {
  mkdirSync(path.join(directory, 'remote-store/1.0.0/entry.js'), { recursive: true });
  await expect(store.get('remote-store/1.0.0/entry.js')).rejects.toMatchObject({ name: 'ForeignFileError' });
});

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
    expect((await store.list('')).map(({ key }) => key)).toEqual(['pointer/a.json']);
    expect(await text('pointer/a.json')).toBe('one');
    expect(await store.swap('pointer/a.json', Buffer.from('two'), etag)).toBe(true);
    await store.putOnce('remote-store/1.0.0/entry.js', Buffer.from('text'));
  });
});

// Windows allows only some users to create links.
if (process.platform !== 'win32') describe('a symbolic link in the store', links);

function links() {
  const elsewhere = scratchFolder();
  let outside = '';
  beforeEach(() => {
    outside = elsewhere.path;
    elsewhere.write('secret.js', 'secret');
    mkdirSync(path.join(directory, 'remote-store/1.0.0'), { recursive: true });
  });

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
