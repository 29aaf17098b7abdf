import { createBackend } from '../backend/backend';
import type { Speaker } from '../backend/send-call';

/** For tests: the backend's address. */
export const url = 'https://abc.supabase.co';

/** For tests: the message visitors read when the server has a problem. */
export const TROUBLE = 'Our server has a problem at the moment. Please try again in a few seconds.';

/** For tests: a valid child. */
export const ida = {
  first_name: 'Ida',
  birth_month: 4,
  birth_year: 2019,
  shoe_size: 29,
  avatar: 'fox',
  notes: '',
} as const;

/** For tests: options of a backend, each with a default. */
export interface StageOptions {
  readonly key?: string;
  readonly token?: () => Promise<string | null>;
  readonly recheck?: Speaker['recheck'];
  readonly report?: (error: unknown) => void;
}

/** For tests: creates the shell's backend on this network, until mocks are restored. */
export function createTestBackend(
  fetchMock: jest.Mock,
  {
    key = 'sb_publishable_x',
    token = async () => 'user-token',
    recheck,
    report = () => {},
  }: StageOptions = {},
) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchMock);
  return createBackend(
    {
      siteUrl: 'http://localhost:3000',
      channel: 'test',
      backend: { url, publishableKey: key },
      payments: { provider: 'stripe', publishableKey: 'pk_test' },
    },
    { accessToken: token, ...(recheck && { recheck }) },
    report,
  );
}

/** For tests: a network that returns this answer to every request, and a complete count for lists. */
export const answering = (body: unknown, status = 200) =>
  jest.fn(
    async (_url: RequestInfo | URL, _init?: RequestInit) =>
      new Response(status === 204 ? null : typeof body === 'string' ? body : JSON.stringify(body), {
        status,
        headers: Array.isArray(body) ? { 'content-range': `*/${body.length}` } : {},
      }),
  );

/** For tests: returns the one request that was sent. */
export function sent(fetchMock: jest.Mock) {
  expect(fetchMock).toHaveBeenCalledTimes(1);
  const [address, init] = fetchMock.mock.calls[0] as [string, RequestInit];
  const { method = 'GET', headers, body, cache } = init;
  return { address, method, headers, body, cache };
}
