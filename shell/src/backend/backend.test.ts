import {
  children,
  getBlogWebsite,
  getProducts,
  getProfileWebsite,
  isBackendError,
  scans,
} from '@little-arches/contracts/backend';
import {
  answering,
  createTestBackend,
  ida,
  type StageOptions,
  sent,
  TROUBLE,
  url,
} from '../testing/backend-fixture';

let reported: unknown[] = [];
const setup = (fetchMock: jest.Mock, options?: StageOptions) =>
  createTestBackend(fetchMock, { report: (error) => void reported.push(error), ...options });

afterEach(() => {
  reported = [];
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('a public call', () => {
  it('posts JSON with a publishable key in apikey only', async () => {
    const fetchMock = answering({ data: [] });
    await expect(setup(fetchMock).call(getProducts, {})).resolves.toEqual({ data: [] });
    expect(sent(fetchMock)).toEqual({
      address: `${url}/functions/v1/getProducts`,
      method: 'POST',
      headers: {
        apikey: 'sb_publishable_x',
        'content-type': 'application/json',
        traceparent: expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/),
      },
      body: '{}',
      cache: 'default',
    });
  });

  it('also sends a key that is a JWT as the bearer (specification, section 7)', async () => {
    const fetchMock = answering({ data: [] });
    await setup(fetchMock, { key: 'eyJhbGciOi' }).call(getBlogWebsite, {});
    expect(sent(fetchMock).headers).toMatchObject({
      apikey: 'eyJhbGciOi',
      authorization: 'Bearer eyJhbGciOi',
    });
  });

  it('never requests the session', async () => {
    const token = jest.fn(async () => null);
    await setup(answering({ data: [] }), { token }).call(getProducts, {});
    expect(token).not.toHaveBeenCalled();
  });
});

describe('a call for the signed-in person', () => {
  it('waits for the session and sends its token', async () => {
    const fetchMock = answering({ status: 'success' });
    let settle = (_: string) => {};
    const token = () =>
      new Promise<string | null>((resolve) => {
        settle = resolve;
      });
    const call = setup(fetchMock, { token }).call(
      getProfileWebsite,
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
    ['call', (backend: ReturnType<typeof setup>) => backend.call(getProducts, {}, { as: 'user' })],
    ['select', (backend: ReturnType<typeof setup>) => backend.select({ table: scans })],
    ['insert', (backend: ReturnType<typeof setup>) => backend.insert(children, ida)],
    ['update', (backend: ReturnType<typeof setup>) => backend.update(children, '1', {})],
    ['remove', (backend: ReturnType<typeof setup>) => backend.remove(children, '1')],
    ['rpc', (backend: ReturnType<typeof setup>) => backend.rpc('delete_account', {})],
  ])("answers %s with 401 'Please login' when no one is signed in, without a request", async (_, use) => {
    const fetchMock = answering([]);
    await expect(use(setup(fetchMock, { token: async () => null }))).rejects.toMatchObject({
      name: 'BackendError',
      status: 401,
      message: 'Please login',
    });
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('fails when the session cannot be read', async () => {
    const token = async () => {
      throw new Error('Loading chunk auth-client failed');
    };
    await expect(setup(answering([]), { token }).select({ table: scans })).rejects.toMatchObject({
      name: 'BackendError',
      status: 0,
      message: 'Our server could not be reached. Check your connection and try again.',
    });
  });
});

const REFUSED = 'Our server could not accept this. Please check what you entered and try again.';

describe('a failure', () => {
  it('reports the server’s own text, and shows it to no visitor', async () => {
    const page = '<html>secret stack trace</html>';
    const call = setup(answering(page, 502)).call(getBlogWebsite, {});
    const said = new Error(`Invalid JSON response: ${page}`);
    await expect(call).rejects.toMatchObject({ message: TROUBLE, cause: said });
    expect(reported).toEqual([said]);
  });

  it('does not report a refusal', async () => {
    const call = setup(answering({ message: 'This cart is paid.' }, 409)).call(getBlogWebsite, {});
    await expect(call).rejects.toThrow('This cart is paid.');
    expect(reported).toEqual([]);
  });

  it.each([
    [{ message: 'This cart is paid.' }, 409, 409, 'This cart is paid.'],
    [{ code: '57014', message: 'canceling statement due to statement timeout' }, 500, 500, TROUBLE],
    [
      { code: 'PT409', message: 'An account holds 500 children.' },
      409,
      409,
      'An account holds 500 children.',
    ],
    [{ code: 'PGRST301', message: 'JWT expired' }, 401, 401, 'Your login has ended. Please login again.'],
    [{ code: '42501', message: 'permission denied for table x' }, 403, 403, 'Your account may not do this.'],
    [{ message: 'lines.0.quantity: Invalid type.' }, 422, 422, REFUSED],
    [{ message: 'boom' }, 500, 500, TROUBLE],
    [{ message: 'At <b>x.js</b> it failed.' }, 500, 500, TROUBLE],
    [{ message: 7 }, 500, 500, TROUBLE],
    [{}, 503, 503, TROUBLE],
    ['null', 500, 500, TROUBLE],
    ['', 502, 502, TROUBLE],
    ['<h1>Bad gateway</h1>', 502, 502, TROUBLE],
    ['not json', 200, 200, TROUBLE],
  ])('becomes a backend error for %j with status %s', async (body, status, expected, message) => {
    const call = setup(answering(body, status)).call(getProducts, {});
    await expect(call).rejects.toMatchObject({ name: 'BackendError', status: expected, message });
    await call.catch((error) => expect(isBackendError(error)).toBe(true));
  });

  it('has status 0 and a message for parents without an answer', async () => {
    const fetchMock = jest.fn(async () => {
      throw new TypeError('Failed to fetch');
    });
    await expect(setup(fetchMock).call(getProducts, {})).rejects.toMatchObject({
      status: 0,
      message: 'Our server could not be reached. Check your connection and try again.',
    });
  });
});

/** Creates a server that never answers, but aborts on request. */
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
  const call = setup(silent()).call(getProducts, {});
  const settled = jest.fn();
  call.catch(settled);
  await jest.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(call).rejects.toMatchObject({ name: 'BackendError', status: 0 });
});

it.each(['before', 'after'])('ends when its caller aborts %s the request', async (when) => {
  jest.useFakeTimers();
  const controller = new AbortController();
  if (when === 'before') controller.abort();
  const call = setup(silent()).call(getProducts, {}, { signal: controller.signal });
  call.catch(() => {});
  await jest.advanceTimersByTimeAsync(0);
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(jest.getTimerCount()).toBe(0);
});
