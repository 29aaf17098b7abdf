import * as v from 'valibot';
import { createBackendError } from '../backend/backend';
import { getProducts } from '../backend/functions/catalog';
import { getPaymentStatus } from '../backend/functions/payment';
import { tableRows } from '../backend/table-rows';
import { children } from '../backend/tables/family';
import { cents } from '../values/cents';
import type { Child } from '../values/profile';
import { sampleChildren, sampleProducts, sampleUser, signedIn } from './samples';
import { commonScenarios } from './scenarios';
import { createTestHost, type TestHost } from './test-host';

it('records the events published on its bus, in order, without refused ones', () => {
  const { bus, published } = createTestHost();
  bus.publish('cart/opened', {});
  expect(() => bus.publish('cart/changed', { count: -1, total: cents(0), currency: null })).toThrow(
    "wrong 'count'",
  );
  bus.publish('cart/changed', { count: 1, total: cents(10), currency: 'eur' });
  expect(published).toEqual([
    { name: 'cart/opened', payload: {} },
    { name: 'cart/changed', payload: { count: 1, total: 10, currency: 'eur' } },
  ]);
});

it("empties the lists of the scenario 'empty', and leaves other answers as they are", async () => {
  const paid = { success: true, data: { status: 'paid' } };
  const { empty } = commonScenarios({
    functions: { getProducts: () => ({ data: sampleProducts }), getPaymentStatus: async () => paid },
  });
  const { getProducts: list, getPaymentStatus: status } = empty?.options.answers?.functions ?? {};
  expect(await list?.({})).toEqual({ data: [] });
  expect(await status?.({ paymentIntent: 'pi_1' })).toEqual(paid);
});

describe('the session of a test host', () => {
  it('starts signed out, signs in and signs out, and notifies its listeners', async () => {
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

  it('accepts replacements of single actions', async () => {
    const outcome = { ok: false, code: 'network', message: 'No net' } as const;
    const { session } = createTestHost({ auth: { signOut: async () => outcome } });
    await expect(session.signOut()).resolves.toBe(outcome);
  });
});

const [ida] = sampleChildren as readonly [Child];

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
    const rows = await backend.select({
      table: tableRows('scans', '*', v.looseObject({ id: v.string() })),
      ...query,
    });
    expect(rows.map(({ id }) => id)).toEqual(ids);
  });

  it('adds, changes and removes rows of a copy', async () => {
    const answers = { tables: { children: sampleChildren } };
    const { backend } = createTestHost({ session: signedIn, answers });
    const { id: _, ...input } = ida;
    await expect(backend.insert(children, input)).resolves.toEqual({ ...input, id: 'new-1' });
    await expect(backend.update(children, ida.id, { notes: 'Hops.' })).resolves.toEqual({
      ...ida,
      notes: 'Hops.',
    });
    await expect(backend.update(children, 'nope', {})).rejects.toMatchObject({ status: 404 });
    await backend.remove(children, 'child-2');
    await backend.remove(children, 'child-2');
    const rows = await backend.select({ table: children });
    expect(rows.map(({ id }) => id)).toEqual(['child-1', 'new-1']);
    expect(sampleChildren).toHaveLength(2);
    expect(ida.notes).toBe('Loves running.');
  });

  it('passes everything on as JSON, never the same object', async () => {
    const body = { paymentIntent: 'pi_1', clientSecret: undefined };
    const answer = { data: { status: 'paid', cartId: null, lines: [], when: new Date(0) } };
    const { backend, backendCalls } = createTestHost({
      answers: { functions: { getPaymentStatus: () => answer } },
    });
    const raw = { ...getPaymentStatus, parse: (value: unknown) => value as never };
    const got = await backend.call(raw, body);
    expect(got).toStrictEqual({ data: { ...answer.data, when: '1970-01-01T00:00:00.000Z' } });
    expect(backendCalls).toStrictEqual([{ name: 'getPaymentStatus', input: { paymentIntent: 'pi_1' } }]);
  });

  it('refuses a body that the function would refuse', async () => {
    const { backend } = createTestHost({ answers: { functions: { getPaymentStatus: () => ({}) } } });
    await expect(backend.call(getPaymentStatus, { paymentIntent: 'ch_1' })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('begins with pi_'),
    });
  });

  it('parses answers as the real backend does, and collects what was left out', async () => {
    const data = [{ ...sampleProducts[0], price: 'free' }, sampleProducts[1]];
    const host = createTestHost({ answers: { functions: { getProducts: () => ({ data }) } } });
    await expect(host.backend.call(getProducts, {})).resolves.toEqual({ data: [sampleProducts[1]] });
    expect(host.errors).toEqual([
      new Error("getProducts answered something unexpected at 'data.0.price'; the entry was left out"),
    ]);
  });

  it.each([
    ['select', ({ backend }: TestHost) => backend.select({ table: children })],
    ['insert', ({ backend }: TestHost) => backend.insert(children, ida)],
    ['update', ({ backend }: TestHost) => backend.update(children, 'child-1', {})],
    ['remove', ({ backend }: TestHost) => backend.remove(children, 'child-1')],
    ['rpc', ({ backend }: TestHost) => backend.rpc('delete_account', {})],
    ['call as user', ({ backend }: TestHost) => backend.call(getProducts, {}, { as: 'user' })],
  ])('refuses %s without a signed-in person, as the real backend does', async (_, use) => {
    const answers = {
      tables: { children: sampleChildren },
      rpc: { delete_account: () => 1 },
      functions: { getProducts: () => ({ data: [] }) },
    };
    await expect(use(createTestHost({ answers }))).rejects.toMatchObject({
      name: 'BackendError',
      status: 401,
      message: 'Please login',
    });
  });

  it('delays a call of a user while the session loads', async () => {
    const host = createTestHost({ session: { status: 'loading' }, answers: { tables } });
    const rows = host.backend.select({ table: tableRows('scans', '*', v.looseObject({ id: v.string() })) });
    expect(host.backendCalls).toEqual([]);
    host.setSession(signedIn);
    await expect(rows).resolves.toHaveLength(3);
  });

  it('fails as configured, and names what to add for an unconfigured call', async () => {
    const failure = createBackendError('Our server could not be reached.', 0);
    const down = createTestHost({ answers: { failure, functions: { getProducts: () => ({}) } } });
    await expect(down.backend.call(getProducts, {})).rejects.toBe(failure);
    const empty = createTestHost({ session: signedIn });
    await expect(empty.backend.call(getProducts, {})).rejects.toThrow('has no functions.getProducts');
    await expect(
      empty.backend.select({ table: tableRows('scans', '*', v.looseObject({ id: v.string() })) }),
    ).rejects.toThrow('has no tables.scans');
    await expect(empty.backend.rpc('delete_account', {})).rejects.toThrow('has no rpc.delete_account');
  });

  it('rejects a call that was aborted', async () => {
    const { backend } = createTestHost({ answers: { functions: { getProducts: () => ({ data: [] }) } } });
    await expect(backend.call(getProducts, {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
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
