import { CONTRACT_VERSION, defineRemote } from '@little-arches/contracts/remote';
import { ThrownScriptError } from './arrived-and-threw';
import { RemoteLoadError } from './load-remotes';
import { refreshFiles } from './refresh-files';
import { definition, fails, hangs, remote, setup, version, works } from './testing/loader-fixture';

jest.mock('./refresh-files', () => ({ refreshFiles: jest.fn(async () => {}) }));
beforeEach(() => jest.mocked(refreshFiles).mockClear());

it('loads the composed version', async () => {
  const { load, tries, failures } = setup(works);
  const subject = remote();
  await expect(load(subject)).resolves.toEqual({ remote: subject, version: '1.1.0', definition });
  expect(tries).toEqual(['1.1.0']);
  expect(failures).toEqual([]);
});

it('tries once more bypassing the caches, and reports nothing if that succeeds', async () => {
  const { load, tries, failures } = setup(fails('404'), works);
  await expect(load(remote())).resolves.toMatchObject({ version: '1.1.0' });
  expect(tries).toEqual(['1.1.0', '1.1.0 past the caches']);
  expect(failures).toEqual([]);
});

it('loads the fallback version, and reports the failed one once', async () => {
  const { load, tries, failures } = setup(fails('404'), fails('404 again'), works);
  await expect(load(remote({ lastGood: version('1.0.0') }))).resolves.toMatchObject({ version: '1.0.0' });
  expect(tries).toEqual(['1.1.0', '1.1.0 past the caches', '1.0.0']);
  expect(failures).toEqual([['1.1.0', '404 again']]);
});

it('gives up when the fallback version fails too, and reports both', async () => {
  const { load, tries, failures } = setup(fails('a'), fails('b'), fails('c'));
  const subject = remote({ lastGood: version('1.0.0') });
  const failure: unknown = await load(subject).catch((error) => error);
  expect(failure).toBeInstanceOf(RemoteLoadError);
  expect(failure).toMatchObject({ name: 'RemoteLoadError', message: 'b', remote: subject });
  expect((failure as Error).cause).toEqual(new Error('b'));
  expect(tries).toHaveLength(3);
  expect(failures).toEqual([
    ['1.1.0', 'b'],
    ['1.0.0', 'c'],
  ]);
});

it('fetches the files again before each try that bypasses the caches, also for a later call', async () => {
  const { load } = setup(fails('a'), fails('b'), fails('c'), works);
  const subject = remote();
  await expect(load(subject)).rejects.toThrow('b');
  expect(refreshFiles).toHaveBeenCalledTimes(1);
  await expect(load(subject)).rejects.toThrow('c');
  expect(refreshFiles).toHaveBeenCalledTimes(2);
  await load(subject);
  expect(refreshFiles).toHaveBeenCalledTimes(3);
});

it('has a separate time limit for each try', async () => {
  const { load, tries, failures } = setup(hangs, hangs, works);
  await expect(load(remote({ lastGood: version('1.0.0') }))).resolves.toMatchObject({ version: '1.0.0' });
  expect(tries).toHaveLength(3);
  expect(failures).toEqual([['1.1.0', "remote-store did not hand out './routes' in time"]]);
});

it.each([
  [
    'another contract',
    { contract: { built: '99.0', needs: '99.0' } },
    `Remote 'remote-store' 1.1.0 needs contract 99.0, the shell offers ${CONTRACT_VERSION}: redeploy the shell.`,
  ],
  [
    'another federation runtime',
    { runtime: '3.0' },
    "Remote 'remote-store' 1.1.0 was built for Module Federation's runtime 3.0, the shell has 2.9: build both with the same release tool, and publish the shell first.",
  ],
])('never fetches a version with %s, nor requests it twice', async (_, more, message) => {
  const { load, tries, failures } = setup();
  await expect(load(remote(more))).rejects.toThrow(message);
  expect(tries).toEqual([]);
  expect(failures).toEqual([['1.1.0', message]]);
});

it('loads the fallback version instead of an incompatible one, if it is compatible', async () => {
  const misfit = { contract: { built: '99.0', needs: '99.0' } };
  const { load, tries } = setup(works);
  await expect(load(remote({ ...misfit, lastGood: version('1.0.0') }))).resolves.toMatchObject({
    version: '1.0.0',
  });
  expect(tries).toEqual(['1.0.0']);
  const bothMisfit = setup();
  await expect(bothMisfit.load(remote({ ...misfit, lastGood: version('1.0.0', misfit) }))).rejects.toThrow();
  expect(bothMisfit.tries).toEqual([]);
  expect(bothMisfit.failures.map(([number]) => number)).toEqual(['1.1.0', '1.0.0']);
});

it('checks the definition itself, not only the composition, and does not request it twice', async () => {
  const needsMore = { default: { ...definition, contract: { built: '2.9', needs: '2.9' } } };
  const { load, tries } = setup(() => needsMore);
  await expect(load(remote())).rejects.toThrow(`needs contract 2.9, the shell offers ${CONTRACT_VERSION}`);
  expect(tries).toHaveLength(1);
});

it.each([
  [null, "Remote 'remote-store' exports no definition"],
  [undefined, "Remote 'remote-store' exports no definition"],
  [{}, "Remote 'remote-store' exports no definition"],
  [{ default: {} }, "Remote 'remote-store' exports no definition"],
  [
    { default: defineRemote({ name: 'remote-account', pages: {} }) },
    "The entry of remote 'remote-store' exports remote 'remote-account'",
  ],
])('refuses the module %p', async (module, message) => {
  const { load } = setup(
    () => module,
    () => module,
  );
  await expect(load(remote())).rejects.toThrow(message);
});

it('loads once for several calls at the same time or later', async () => {
  const { load, tries } = setup(works);
  const subject = remote();
  const all = await Promise.all([load(subject), load(subject), load(subject)]);
  expect(await load(subject)).toBe(all[0]);
  expect(new Set(all).size).toBe(1);
  expect(tries).toEqual(['1.1.0']);
});

describe('a version whose file arrived and threw', () => {
  const threw = () => {
    throw new ThrownScriptError('/assets/remote-store/1.1.0/entry.js ran, but defined no remote');
  };
  const unfinished = () => {
    throw Object.assign(new Error('Loading chunk 623 failed.'), { name: 'ChunkLoadError', type: 'missing' });
  };

  it.each([
    ['entry', threw],
    ['chunk', unfinished],
  ])('is not fetched again, now or at the next visit: %s', async (_, outcome) => {
    const { load, tries, failures } = setup(outcome);
    const subject = remote();
    await expect(load(subject)).rejects.toThrow("Remote 'remote-store' 1.1.0 arrived and threw");
    await expect(load(subject)).rejects.toThrow("Remote 'remote-store' 1.1.0 arrived and threw");
    expect(tries).toEqual(['1.1.0']);
    expect(failures[0]).toEqual(['1.1.0', "Remote 'remote-store' 1.1.0 arrived and threw"]);
  });

  it('is replaced by the fallback version at once', async () => {
    const { load, tries } = setup(threw, works);
    const subject = remote({ lastGood: version('1.0.0') });
    await expect(load(subject)).resolves.toMatchObject({ version: '1.0.0' });
    expect(tries).toEqual(['1.1.0', '1.0.0']);
  });
});

it('reports the failure even if it was no Error', async () => {
  const throwsText = () => Promise.reject('script error');
  await expect(setup(throwsText, throwsText).load(remote())).rejects.toThrow('script error');
});

describe('a remote loaded ahead of its use', () => {
  it('is returned at once later', async () => {
    const { load, loadAhead, tries } = setup(works);
    const ahead = await loadAhead(remote());
    expect(ahead).toMatchObject({ version: '1.1.0' });
    await expect(load(remote())).resolves.toBe(ahead);
    expect(tries).toEqual(['1.1.0']);
  });

  it('shares its load with a caller that comes meanwhile', async () => {
    const { load, loadAhead, tries } = setup(works);
    const [ahead, loaded] = await Promise.all([loadAhead(remote()), load(remote())]);
    expect(loaded).toBe(ahead);
    expect(tries).toEqual(['1.1.0']);
  });

  it('fails without a report, and a later request restarts', async () => {
    const { load, loadAhead, tries, failures } = setup(fails('404'), works);
    await expect(loadAhead(remote())).resolves.toBeUndefined();
    expect(failures).toEqual([]);
    await expect(load(remote())).resolves.toMatchObject({ version: '1.1.0' });
    expect(tries).toEqual(['1.1.0', '1.1.0']);
  });

  it('does not load a version that has failed or is already loading', async () => {
    const { load, loadAhead, tries } = setup(fails('a'), fails('b'), works);
    const failing = load(remote());
    await expect(loadAhead(remote())).resolves.toBeUndefined();
    await expect(failing).rejects.toThrow(RemoteLoadError);
    await expect(loadAhead(remote())).resolves.toBeUndefined();
    expect(tries).toEqual(['1.1.0', '1.1.0 past the caches']);
  });
});
