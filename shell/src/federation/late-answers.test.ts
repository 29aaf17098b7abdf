import { RemoteLoadError } from './load-remotes';
import { definition, fails, hangs, remote, setup, version, works } from './testing/loader-fixture';

describe('a try that answers after its time limit', () => {
  /** Creates a try that is answered when `arrive` is called. */
  function late() {
    let arrive = () => {};
    const answer = new Promise((resolve) => {
      arrive = () => resolve({ default: definition });
    });
    return { arrive: () => arrive(), outcome: () => answer };
  }

  it('replaces its repetition', async () => {
    const first = late();
    const { load, tries, failures } = setup(first.outcome, () => {
      setTimeout(first.arrive);
      return hangs();
    });
    await expect(load(remote())).resolves.toMatchObject({ version: '1.1.0' });
    expect(tries).toHaveLength(2);
    expect(failures).toEqual([]);
  });

  it('replaces a fallback version that is still loading', async () => {
    const first = late();
    const { load, tries } = setup(first.outcome, fails('404'), () => {
      setTimeout(first.arrive);
      return hangs();
    });
    await expect(load(remote({ lastGood: version('1.0.0') }))).resolves.toMatchObject({ version: '1.1.0' });
    expect(tries).toHaveLength(3);
  });

  it('does not replace a loaded fallback version', async () => {
    const first = late();
    const { load } = setup(first.outcome, fails('404'), works);
    const subject = remote({ lastGood: version('1.0.0') });
    await expect(load(subject)).resolves.toMatchObject({ version: '1.0.0' });
    first.arrive();
    await Promise.resolve();
    await expect(load(subject)).resolves.toMatchObject({ version: '1.0.0' });
  });

  it('is announced after all tries failed, and returned to later callers', async () => {
    const first = late();
    const { load, tries } = setup(first.outcome, fails('404'));
    const subject = remote();
    const failure: unknown = await load(subject).catch((error) => error);
    if (!(failure instanceof RemoteLoadError)) throw new Error('It must fail first');
    first.arrive();
    await failure.late;
    await expect(load(subject)).resolves.toMatchObject({ version: '1.1.0' });
    expect(tries).toHaveLength(2);
  });

  it('is ignored when the version is incompatible', async () => {
    let arrive = (_: unknown) => {};
    const first = new Promise((resolve) => {
      arrive = resolve;
    });
    const { load } = setup(() => first, fails('404'), works);
    const subject = remote();
    await expect(load(subject)).rejects.toThrow('404');
    arrive({ default: { ...definition, contract: { built: '99.0', needs: '99.0' } } });
    await expect(load(subject)).rejects.toThrow('needs contract 99.0');
  });
});
