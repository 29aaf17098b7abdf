import { createBackendError } from '../backend';
import { sampleUser, signedIn } from './samples';
import { createTestHost } from './test-host';

it('has a bus that tells what was published, in order, and nothing that was refused', () => {
  const { bus, published } = createTestHost();
  bus.publish('cart/opened', {});
  expect(() => bus.publish('cart/changed', { count: -1, total: 0, currency: null })).toThrow("wrong 'count'");
  bus.publish('cart/changed', { count: 1, total: 10, currency: 'eur' });
  expect(published).toEqual([
    { name: 'cart/opened', payload: {} },
    { name: 'cart/changed', payload: { count: 1, total: 10, currency: 'eur' } },
  ]);
});

describe('the session of a test host', () => {
  it('starts signed out, signs in and signs out, telling its listeners', async () => {
    const { session } = createTestHost();
    const listener = jest.fn();
    const end = session.subscribe(listener);
    expect(session.get()).toEqual({ status: 'unauthenticated', reason: 'none' });
    await session.signIn({ email: 'nils@family.example', password: 'secret' });
    expect(session.get()).toEqual({
      status: 'authenticated',
      user: { ...sampleUser, email: 'nils@family.example' },
    });
    await session.signOut();
    expect(session.get()).toEqual({ status: 'unauthenticated', reason: 'signed-out' });
    expect(listener).toHaveBeenCalledTimes(2);
    end();
    await session.signOut();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('takes single actions from the test', async () => {
    const outcome = { ok: false, code: 'network', message: 'No net' } as const;
    const { session } = createTestHost({ auth: { signOut: async () => outcome } });
    await expect(session.signOut()).resolves.toBe(outcome);
  });
});

describe('the backend of a test host', () => {
  const tables = {
    scans: [
      { id: 'a', child: 1, taken_at: '2026-01-02' },
      { id: 'b', child: 2, taken_at: '2026-01-03' },
      { id: 'c', child: 1, taken_at: '2026-01-01' },
    ],
  };

  it.each([
    [{ where: { child: 1 } }, ['a', 'c']],
    [{ where: { child: '1' } }, ['a', 'c']],
    [{ where: { child: 3 } }, []],
    [{ orderBy: { column: 'taken_at' } }, ['c', 'a', 'b']],
    [{ orderBy: { column: 'taken_at', descending: true }, limit: 2 }, ['b', 'a']],
  ])('selects with %j', async (query, ids) => {
    const { backend } = createTestHost({ session: signedIn, answers: { tables } });
    const rows = await backend.select({ table: 'scans', ...query });
    expect(rows.map((row) => (row as { id: string }).id)).toEqual(ids);
  });

  it('adds, changes and removes rows of a copy', async () => {
    const { backend } = createTestHost({ session: signedIn, answers: { tables } });
    await expect(backend.insert('scans', { child: 3 })).resolves.toEqual({ id: 'new-1', child: 3 });
    await expect(backend.update('scans', 'a', { child: 4 })).resolves.toMatchObject({ id: 'a', child: 4 });
    await expect(backend.update('scans', 'nope', { child: 4 })).rejects.toMatchObject({ status: 404 });
    await backend.remove('scans', 'b');
    await backend.remove('scans', 'b');
    await expect(backend.select({ table: 'scans' })).resolves.toHaveLength(3);
    expect(tables.scans).toHaveLength(3);
    expect(tables.scans[0]?.child).toBe(1);
  });

  it('passes everything on as JSON, never the same object', async () => {
    const stored = { id: 'x', when: new Date(0), nothing: undefined };
    const { backend, backendCalls } = createTestHost({ answers: { functions: { echo: (body) => body } } });
    const answer = await backend.call('echo', stored);
    expect(answer).toStrictEqual({ id: 'x', when: '1970-01-01T00:00:00.000Z' });
    expect(backendCalls).toStrictEqual([{ name: 'echo', input: answer }]);
  });

  it.each([
    ['select', (host: ReturnType<typeof createTestHost>) => host.backend.select({ table: 'scans' })],
    ['insert', (host: ReturnType<typeof createTestHost>) => host.backend.insert('scans', {})],
    ['update', (host: ReturnType<typeof createTestHost>) => host.backend.update('scans', 'a', {})],
    ['remove', (host: ReturnType<typeof createTestHost>) => host.backend.remove('scans', 'a')],
    ['rpc', (host: ReturnType<typeof createTestHost>) => host.backend.rpc('f', {})],
    ['call as user', (host: ReturnType<typeof createTestHost>) => host.backend.call('f', {}, { as: 'user' })],
  ])('refuses %s of nobody, as the real one does', async (_, use) => {
    const answers = { tables, rpc: { f: () => 1 }, functions: { f: () => 1 } };
    await expect(use(createTestHost({ answers }))).rejects.toMatchObject({
      name: 'BackendError',
      status: 401,
      message: 'Please login',
    });
  });

  it('keeps a call of a user waiting while the session loads', async () => {
    const host = createTestHost({ session: { status: 'loading' }, answers: { tables } });
    const rows = host.backend.select({ table: 'scans' });
    expect(host.backendCalls).toEqual([]);
    host.setSession(signedIn);
    await expect(rows).resolves.toHaveLength(3);
  });

  it('fails as told, and says what to add when it was told nothing', async () => {
    const failure = createBackendError('Our server could not be reached.', 0);
    const down = createTestHost({ answers: { failure, functions: { getProducts: () => ({}) } } });
    await expect(down.backend.call('getProducts', {})).rejects.toBe(failure);
    const empty = createTestHost({ session: signedIn });
    await expect(empty.backend.call('getProducts', {})).rejects.toThrow('has no functions.getProducts');
    await expect(empty.backend.select({ table: 'scans' })).rejects.toThrow('has no tables.scans');
    await expect(empty.backend.rpc('f', {})).rejects.toThrow('has no rpc.f');
  });

  it('rejects a call that was aborted', async () => {
    const { backend } = createTestHost({ answers: { functions: { f: () => 1 } } });
    await expect(backend.call('f', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});

it('collects announcements, opened panels and errors', () => {
  const host = createTestHost({ config: { channel: 'staging' } });
  host.announce('Added');
  host.openPanel('cart');
  host.reportError('broken');
  expect(host).toMatchObject({ announcements: ['Added'], openedPanels: ['cart'], errors: ['broken'] });
  expect(host.config.channel).toBe('staging');
});
