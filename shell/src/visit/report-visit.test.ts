import { parseVisit, type Visit } from '@little-arches/contracts/formats/reports';
import { createEventBus } from '@little-arches/contracts/host';
import type { Failure } from '../reporting/report-error';
import { reportVisit } from './report-visit';

let sent: string[] = [];
let failed: Failure[] = [];
const fetchToken = jest.fn<Promise<Response>, [string]>();

const thrownBy = (file: string): Failure => {
  const error = new TypeError('x is undefined');
  error.stack = `TypeError: x is undefined\n    at f (${window.location.origin}/assets/${file}:1:2)`;
  return { kind: 'uncaught', error };
};
const shellFails = () => thrownBy('shell/1.0.0/main.c00ca5cb22.js');
const storeFails = (version = '1.1.0') => thrownBy(`remote-store/${version}/page-store.2ae81f8b51.js`);
const told = (): Visit[] => sent.map((text) => parseVisit(JSON.parse(text)));
const part = (name: string, version: string, failures: number) => ({ package: name, version, failures });
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  sent = [];
  failed = [];
  const sendBeacon = (_: string, body: string) => sent.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  fetchToken.mockReset().mockImplementation(async () => new Response('1.token-of_this.visit'));
  globalThis.fetch = fetchToken as never;
  document.body.innerHTML =
    '<div data-remote="shell" data-version="1.0.0"><main><section data-remote="remote-store" data-version="1.1.0"></section></main></div>';
});

async function begin(): Promise<void> {
  const bus = createEventBus({ report: () => {}, storage: () => localStorage });
  reportVisit({
    failed,
    shell: {
      bus,
      composition: { id: 'abc', shell: { version: '1.0.0' }, remotes: [] },
      host: { config: { channel: 'production', reportUrl: 'https://collector.example/reports?key=1' } },
      index: { patternOf: () => '/store', versionOf: (_: string, folder: string) => folder } as never,
    },
  });
  await new Promise((resolve) => setTimeout(resolve));
}

it('reports the versions that a visit needed, with its token, and again only after a change', async () => {
  await begin();
  failed.push(shellFails(), { kind: 'policy' });
  hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(fetchToken.mock.calls[0]?.[0]).toBe('https://collector.example/reports/token?key=1');
  expect(told()).toEqual([
    {
      composition: 'abc',
      channel: 'production',
      token: '1.token-of_this.visit',
      parts: [part('shell', '1.0.0', 1), part('remote-store', '1.1.0', 0)],
      vitals: [],
    },
  ]);
  failed.push(storeFails(), storeFails(), shellFails());
  hide();
  expect(told()).toHaveLength(2);
  expect(told()[1]?.parts).toEqual([part('shell', '1.0.0', 2), part('remote-store', '1.1.0', 2)]);
});

it('counts a version that threw before it showed anything', async () => {
  await begin();
  failed.push(storeFails('1.2.0'), { kind: 'rejection' });
  hide();
  expect(told()[0]?.parts).toHaveLength(3);
  expect(told()[0]?.parts.at(-1)).toEqual(part('remote-store', '1.2.0', 1));
});

it.each<[string, () => Promise<Response>]>([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['issues none', async () => new Response('not found', { status: 404 })],
  ['answers with a page', async () => new Response('<html>')],
])('reports a visit without a token when the receiver %s', async (_, answer) => {
  fetchToken.mockImplementation(answer);
  await begin();
  hide();
  expect(told()[0]?.token).toBe('');
});
