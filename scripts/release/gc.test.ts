import { collectGarbage } from './gc';
import { publish } from './publish';
import { composeSample } from './testing/compose-sample';
import { by, composeNothing, sampleReleases } from './testing/sample-releases';

const { back, current, live, release } = sampleReleases();
let { store, checkout } = current();
beforeEach(() => {
  ({ store, checkout } = current());
});

describe('gc', () => {
  const all = { keep: 2, grace: 0, dryRun: false };
  const stored = async () =>
    [...new Set((await store.list('remote-store')).map(({ key }) => key.split('/')[1]))].sort();

  const compose = composeSample(() => store);

  beforeEach(async () => {
    for (let minor = 0; minor < 9; minor++) await release(`1.${minor}.0`, {}, 'production', compose);
    // Waits until the file system's clock has advanced.
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

  it('removes versions that no channel names as live, for a rollback or in its last compositions', async () => {
    const { removed } = await collectGarbage(store, all);
    expect(removed.filter((folder) => folder.startsWith('remote-store'))).toEqual([
      'remote-store/1.0.0',
      'remote-store/1.1.0',
      'remote-store/1.2.0',
    ]);
    expect(removed.filter((folder) => folder.startsWith('composition'))).toHaveLength(7);
    expect(await stored()).toEqual(['1.3.0', '1.4.0', '1.5.0', '1.6.0', '1.7.0', '1.8.0']);
    for (let steps = 0; steps < 5; steps++) await back();
    expect(await live()).toBe('1.3.0');
  });

  it('keeps the libraries of a shell while it keeps one of its versions', async () => {
    const folders = async () =>
      [...new Set((await store.list('shell')).map(({ key }) => key.split('/')[1]))].sort();
    const kept = await folders();
    await publish(store, 'production', [checkout.build({ name: 'shell', version: '1.0.1' })], {
      by,
      compose: composeNothing,
    });
    await store.putOnce('shell/vendor-0123456789abcdef/vendor.js', Buffer.from('of a shell that is gone'));
    const { removed } = await collectGarbage(store, { ...all, grace: -1000 });
    expect(removed).toContain('shell/vendor-0123456789abcdef');
    // The next version has the same libraries.
    expect(await folders()).toEqual([...kept, '1.0.1'].sort());
    expect(kept).toContainEqual(expect.stringMatching(/^vendor-/));
  });

  it("keeps a remote's files in hashed folders and its source maps while a version names them", async () => {
    const [old, kept] = ['file-00000000000000aa/7.js', 'file-00000000000000bb/7.js'];
    const maps = { 'entry.js.map': '{"version":3,"of":"old"}', 'store.js.map': '{"version":3,"of":"kept"}' };
    await release('2.0.0', { files: { [old]: 'seven', [kept]: 'eight' }, maps });
    for (let minor = 1; minor < 7; minor++) await release(`2.${minor}.0`, {}, 'production', compose);
    await release('2.7.0', { files: { [kept]: 'eight' }, maps: { 'store.js.map': maps['store.js.map'] } });
    const { removed } = await collectGarbage(store, { ...all, grace: -1000 });
    expect(removed).toContain('remote-store/file-00000000000000aa');
    expect(await stored()).toContain('file-00000000000000bb');
    expect(removed.filter((folder) => folder.includes('/map-'))).toHaveLength(1);
    const left = (await store.list('remote-store')).filter(({ key }) => key.endsWith('.map'));
    expect(left.map(({ key }) => key)).toEqual([expect.stringMatching(/\/store\.js\.map$/)]);
  });

  it("keeps a shell's files in hashed folders while a version names them, even an unfinished release", async () => {
    const font = 'file-0123456789abcdef/font.woff2';
    const put = () => store.putOnce(`shell/${font}`, Buffer.from('a font'));
    const isThere = async () => (await store.list('shell')).some(({ key }) => key === `shell/${font}`);
    // The font is old, as if an earlier release had left it.
    const list = async (prefix: string) =>
      (await store.list(prefix)).map((one) => (one.key.endsWith(font) ? { ...one, writtenAt: 0 } : one));
    const collect = () => collectGarbage({ ...store, list }, { ...all, grace: 60_000 });
    await put();
    await collect();
    expect(await isThere()).toBe(false);
    await put();
    const shell = checkout.build({ name: 'shell', version: '1.0.1', files: { [font]: 'a font' } });
    // All files of the version are stored, but no channel names it yet.
    await store.putOnce('shell/1.0.1/descriptor.json', Buffer.from(JSON.stringify(shell)));
    await collect();
    expect(await isThere()).toBe(true);
  });

  it('keeps files that open tabs of the last compositions load', async () => {
    await collectGarbage(store, { ...all, keep: 9 });
    expect(await stored()).toContain('1.0.0');
  });

  it('keeps files that another channel uses', async () => {
    await publish(store, 'staging', [checkout.build({ name: 'shell', version: '1.0.0' })], {
      by,
      compose: composeNothing,
    });
    await release('1.0.0', {}, 'staging');
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await collectGarbage(store, all)).removed).not.toContain('remote-store/1.0.0');
  });

  it('keeps files of a possibly running release, and removes those of a killed release', async () => {
    await store.putOnce('remote-store/9.9.9/entry.js', Buffer.from('x'));
    expect((await collectGarbage(store, { ...all, grace: 60_000 })).removed).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect((await collectGarbage(store, all)).removed).toContain('remote-store/9.9.9');
  });

  it('removes nothing in a dry run', async () => {
    const before = await store.list('');
    expect((await collectGarbage(store, { ...all, dryRun: true })).removed).toHaveLength(17);
    expect(await store.list('')).toEqual(before);
  });
});
