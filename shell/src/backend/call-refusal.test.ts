import { scans } from '@little-arches/contracts/backend';
import { answering, createTestBackend, TROUBLE } from '../testing/backend-fixture';

const ENDED = 'Your login has ended. Please login again.';
const EARLY = 'Our server does not accept your login yet. Please try again in a few seconds.';
const UNREACHABLE = 'Our server could not be reached. Check your connection and try again.';

const expired = { code: 'PGRST303', message: 'JWT expired' };
const early = { code: 'PGRST303', message: 'JWT not yet valid' };
const otherKey = { code: 'PGRST301', message: 'No suitable key or wrong key type' };

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A network that returns these answers one after the other, then rows. */
function answeringInTurn(...answers: readonly (readonly [number, object])[]) {
  const fetchMock = jest.fn(async () => Response.json([], { headers: { 'content-range': '*/0' } }));
  for (const [status, body] of answers) fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
  return fetchMock;
}

/** Reads rows as the signed-in person, and returns the result, the calls and the duration. */
async function read(fetchMock: jest.Mock, recheck = jest.fn(async () => false)) {
  const report = jest.fn();
  const started = Date.now();
  const call = createTestBackend(fetchMock, { recheck, report })
    .select({ table: scans })
    .then(
      () => 'rows',
      (error: unknown) => (error instanceof Error ? error.message : error),
    );
  await jest.runAllTimersAsync();
  const said = await call;
  const requests = fetchMock.mock.calls.length;
  return {
    said,
    requests,
    seconds: (Date.now() - started) / 1000,
    recheck,
    reports: report.mock.calls.length,
  };
}

describe('a token that the data API does not accept yet', () => {
  it.each([
    [1, 0.5],
    [2, 1.5],
    [3, 3.5],
  ])('repeats the call with pauses, without renewing the token: refused %d times', async (times, seconds) => {
    const answers = Array.from({ length: times }, () => [401, early] as const);
    const came = await read(answeringInTurn(...answers));
    expect(came).toMatchObject({ said: 'rows', requests: times + 1, seconds, reports: 0 });
    expect(came.recheck).not.toHaveBeenCalled();
  });

  it.each([
    early,
    { code: 'PGRST303', message: 'JWT issued at future' },
    { code: 'PGRST301', message: 'JWTIssuedAtFuture' },
    { message: 'token used before issued' },
  ])('distinguishes the token from an expired one after four tries: %j', async (body) => {
    const came = await read(answering(body, 401));
    expect(came).toMatchObject({ said: EARLY, requests: 4, seconds: 3.5, reports: 1 });
    expect(came.recheck).not.toHaveBeenCalled();
  });

  it('stops waiting when its caller aborts', async () => {
    const controller = new AbortController();
    const backend = createTestBackend(answering(early, 401));
    const call = backend.select({ table: scans }, controller.signal);
    const failed = expect(call).rejects.toMatchObject({ name: 'AbortError' });
    await jest.advanceTimersByTimeAsync(100);
    controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    await failed;
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('a refused call', () => {
  it.each([
    [401, expired, 'stale'],
    [401, { code: 'PGRST301', message: 'JWT expired' }, 'stale'],
    [401, otherKey, 'stale'],
    [401, { message: 'Please login' }, 'stale'],
    [401, { code: 401, message: 'Invalid JWT' }, 'stale'],
    [401, {}, 'stale'],
    [403, { code: '42501', message: 'permission denied for table x' }, 'forbidden'],
    [403, {}, 'forbidden'],
    [409, { code: '23503', message: 'violates foreign key constraint' }, 'forbidden'],
    [404, { code: 'PGRST116', message: 'The result contains 0 rows' }, 'forbidden'],
    [406, { code: 'PGRST116', message: 'The result contains 0 rows' }, 'forbidden'],
  ])('checks the session after status %d and %j as %s, and repeats the call', async (status, body, as) => {
    const came = await read(
      answeringInTurn([status, body]),
      jest.fn(async () => true),
    );
    expect(came).toMatchObject({ said: 'rows', requests: 2, reports: 0 });
    expect(came.recheck.mock.calls).toEqual([[as]]);
  });

  it.each([
    [401, { code: 'PGRST303', message: 'JWT not in audience' }],
    [401, { code: 'PGRST303', message: 'Parsing claims failed' }],
    [401, { code: 'PGRST302', message: 'Anonymous access is disabled' }],
    [401, { message: 'Invalid API key' }],
    [
      401,
      { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
    ],
    [500, { code: 'PGRST300', message: 'Server lacks JWT secret' }],
  ])('reports status %d and %j as our fault, and ends no session', async (status, body) => {
    const came = await read(answering(body, status));
    expect(came).toMatchObject({ said: TROUBLE, requests: 1, reports: 1 });
    expect(came.recheck).not.toHaveBeenCalled();
  });

  it('reports an expired session when the auth server confirms it', async () => {
    const came = await read(
      answering(expired, 401),
      jest.fn(async () => false),
    );
    expect(came).toMatchObject({ said: ENDED, requests: 1, reports: 0 });
  });

  it('reports that the server can’t be reached when the login could not be renewed', async () => {
    const came = await read(
      answering(expired, 401),
      jest.fn(() => Promise.reject(new Error('offline'))),
    );
    expect(came).toMatchObject({ said: UNREACHABLE, requests: 1 });
  });

  it.each([expired, otherKey])('reports a refused renewed token as our fault: %j', async (body) => {
    const came = await read(
      answering(body, 401),
      jest.fn(async () => true),
    );
    expect(came).toMatchObject({ said: TROUBLE, requests: 2, reports: 1 });
  });

  it('waits when the renewed token is not accepted yet', async () => {
    const came = await read(
      answeringInTurn([401, expired], [401, early]),
      jest.fn(async () => true),
    );
    expect(came).toMatchObject({ said: 'rows', requests: 3, seconds: 0.5 });
  });
});
