import { isBackendError } from 'shared-contracts/backend';
import type { SiteConfig } from 'shared-contracts/config';
import { createBackend } from './backend';

const url = 'https://abc.supabase.co';

function configWith(publishableKey: string): SiteConfig {
  return {
    siteUrl: 'http://localhost:3000',
    channel: 'test',
    backend: { url, publishableKey },
    payments: { provider: 'stripe', publishableKey: 'pk_test' },
  };
}

const answering = (body: unknown, status = 200) =>
  jest.fn(
    async (_url: RequestInfo | URL, _init?: RequestInit) =>
      new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
        status,
      }),
  );

function setup(
  fetchMock: jest.Mock,
  { key = 'sb_publishable_x', token = async (): Promise<string | null> => 'user-token' } = {},
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  return createBackend(configWith(key), token);
}

/** The one request that was sent. */
function sent(fetchMock: jest.Mock) {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [address, init] = fetchMock.mock.calls[0] as [string, RequestInit];
  const { method = 'GET', headers, body, cache } = init;
  return { address, method, headers, body, cache };
}

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a call for anybody', () => {
  it('posts JSON with a publishable key in apikey alone', async () => {
    const fetchMock = answering({ data: [] });
    await expect(setup(fetchMock).call('getProducts', {})).resolves.toEqual({ data: [] });
    expect(sent(fetchMock)).toEqual({
      address: `${url}/functions/v1/getProducts`,
      method: 'POST',
      headers: { apikey: 'sb_publishable_x', 'content-type': 'application/json' },
      body: '{}',
      cache: 'default',
    });
  });

  it('also sends a key that is a JWT as the bearer (specification, section 7)', async () => {
    const fetchMock = answering({});
    await setup(fetchMock, { key: 'eyJhbGciOi' }).call('getBlogWebsite', {});
    expect(sent(fetchMock).headers).toMatchObject({
      apikey: 'eyJhbGciOi',
      authorization: 'Bearer eyJhbGciOi',
    });
  });

  it('never asks for the session', async () => {
    const token = jest.fn(async () => null);
    await setup(answering({}), { token }).call('getProducts', {});
    expect(token).not.toHaveBeenCalled();
  });
});

describe('a call for the signed-in person', () => {
  it('waits for the session and sends its token', async () => {
    const fetchMock = answering({});
    let settle = (_: string) => {};
    const token = () =>
      new Promise<string | null>((resolve) => {
        settle = resolve;
      });
    const call = setup(fetchMock, { token }).call(
      'getProfileWebsite',
      { email: 'm@x.example' },
      { as: 'user' },
    );
    await Promise.resolve();
    expect(fetchMock).not.toHaveBeenCalled();
    settle('abc');
    await call;
    expect(sent(fetchMock)).toMatchObject({
      cache: 'no-store',
      headers: { apikey: 'sb_publishable_x', authorization: 'Bearer abc' },
      body: '{"email":"m@x.example"}',
    });
  });

  it.each([
    ['call', (backend: ReturnType<typeof setup>) => backend.call('f', {}, { as: 'user' })],
    ['select', (backend: ReturnType<typeof setup>) => backend.select({ table: 'scans' })],
    ['insert', (backend: ReturnType<typeof setup>) => backend.insert('children', {})],
    ['update', (backend: ReturnType<typeof setup>) => backend.update('children', '1', {})],
    ['remove', (backend: ReturnType<typeof setup>) => backend.remove('children', '1')],
    ['rpc', (backend: ReturnType<typeof setup>) => backend.rpc('f', {})],
  ])(
    "answers %s with 401 'Please login' when nobody is signed in, without asking the server",
    async (_, use) => {
      const fetchMock = answering([]);
      await expect(use(setup(fetchMock, { token: async () => null }))).rejects.toMatchObject({
        name: 'BackendError',
        status: 401,
        message: 'Please login',
      });
      expect(fetchMock).not.toHaveBeenCalled();
    },
  );

  it('is a failed call when the session cannot be read', async () => {
    const token = async () => {
      throw new Error('Loading chunk auth-client failed');
    };
    await expect(setup(answering([]), { token }).select({ table: 'scans' })).rejects.toMatchObject({
      name: 'BackendError',
      status: 0,
      message: 'Our server could not be reached. Check your connection and try again.',
    });
  });
});

describe('the data API', () => {
  it.each([
    [{ table: 'scans' }, '/rest/v1/scans?select=*'],
    [
      {
        table: 'scans',
        columns: 'id,taken_at',
        where: { child_id: 'a&b=c', level: 2 },
        orderBy: { column: 'taken_at', descending: true },
        limit: 5,
      },
      '/rest/v1/scans?select=id%2Ctaken_at&child_id=eq.a%26b%3Dc&level=eq.2&order=taken_at.desc&limit=5',
    ],
    [
      { table: 'a/b', orderBy: { column: 'name' }, limit: 0 },
      '/rest/v1/a%2Fb?select=*&order=name.asc&limit=0',
    ],
  ])('reads %j', async (query, path) => {
    const fetchMock = answering([{ id: 1 }]);
    await expect(setup(fetchMock).select(query)).resolves.toEqual([{ id: 1 }]);
    expect(sent(fetchMock)).toMatchObject({ address: url + path, method: 'GET' });
  });

  it('refuses an answer that is no list', async () => {
    await expect(setup(answering({ id: 1 })).select({ table: 'scans' })).rejects.toThrow(
      'Reading scans gave no list',
    );
  });

  it('adds a row and wants it back as stored', async () => {
    const fetchMock = answering({ id: '1', name: 'Ida' }, 201);
    await expect(setup(fetchMock).insert('children', { name: 'Ida' })).resolves.toEqual({
      id: '1',
      name: 'Ida',
    });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/children?select=*`,
      method: 'POST',
      headers: { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' },
      body: '{"name":"Ida"}',
    });
  });

  it('changes one row, and says so when there is none', async () => {
    const fetchMock = answering({ id: 'a' });
    await setup(fetchMock).update('children', 'a', { name: 'Ida' });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/children?id=eq.a&select=*`,
      method: 'PATCH',
    });
    jest.restoreAllMocks();
    const none = setup(answering({ code: 'PGRST116', message: 'JSON object requested' }, 406));
    await expect(none.update('children', 'a', {})).rejects.toMatchObject({
      status: 404,
      message: 'There is no such entry any more.',
    });
  });

  it('deletes a row and gives nothing', async () => {
    const fetchMock = answering('', 204);
    await expect(setup(fetchMock).remove('children', 'a')).resolves.toBeUndefined();
    expect(sent(fetchMock)).toMatchObject({ address: `${url}/rest/v1/children?id=eq.a`, method: 'DELETE' });
  });

  it('calls a database function', async () => {
    const fetchMock = answering({ done: true });
    await expect(setup(fetchMock).rpc('delete_account', { sure: true })).resolves.toEqual({ done: true });
    expect(sent(fetchMock)).toMatchObject({
      address: `${url}/rest/v1/rpc/delete_account`,
      method: 'POST',
      body: '{"sure":true}',
    });
  });
});

describe('a failure', () => {
  it.each([
    [{ message: 'Out of stock' }, 409, 409, 'Out of stock'],
    [
      { code: '57014', message: 'canceling statement due to statement timeout' },
      500,
      500,
      'Our server has a problem at the moment. Please try again in a few seconds.',
    ],
    [{ message: 7 }, 500, 500, 'The server answered with status 500.'],
    [{}, 503, 503, 'The server answered with status 503.'],
    ['null', 500, 500, 'The server answered with status 500.'],
    ['', 502, 502, 'The server answered with status 502.'],
    ['<h1>Bad gateway</h1>', 502, 502, 'Invalid JSON response: <h1>Bad gateway</h1>'],
    ['not json', 200, 200, 'Invalid JSON response: not json'],
  ])('%j with status %s becomes a backend error', async (body, status, expected, message) => {
    const call = setup(answering(body, status)).call('getProducts', {});
    await expect(call).rejects.toMatchObject({ name: 'BackendError', status: expected, message });
    await call.catch((error) => expect(isBackendError(error)).toBe(true));
  });

  it('without an answer has status 0 and speaks to a parent', async () => {
    const fetchMock = jest.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(setup(fetchMock).call('getProducts', {})).rejects.toMatchObject({
      status: 0,
      message: 'Our server could not be reached. Check your connection and try again.',
    });
  });
});

/** A server that never answers, but ends when it is told to. */
const silent = () =>
  jest.fn(
    (_url: RequestInfo | URL, init?: RequestInit) =>
      new Promise<Response>((_, reject) => {
        const give = () => reject(init?.signal?.reason);
        if (init?.signal?.aborted) give();
        init?.signal?.addEventListener('abort', give);
      }),
  );

it('gives up after 15 seconds', async () => {
  jest.useFakeTimers();
  const call = setup(silent()).call('getProducts', {});
  const settled = jest.fn();
  call.catch(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(call).rejects.toMatchObject({ name: 'BackendError', status: 0 });
});

it.each(['before', 'after'])(
  'ends with the abort of its caller when that came %s the request',
  async (when) => {
    jest.useFakeTimers();
    const controller = new AbortController();
    if (when === 'before') controller.abort();
    const call = setup(silent()).call('getProducts', {}, { signal: controller.signal });
    call.catch(() => {});
    await jest.advanceTimersByTimeAsync(0);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(jest.getTimerCount()).toBe(0);
  },
);
