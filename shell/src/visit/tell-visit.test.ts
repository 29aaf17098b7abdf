import { createEventBus } from 'shared-contracts/event-bus';
import { parseVisit, type Visit } from 'shared-contracts/formats/reports/visit';
import type { BareReport } from '../reporting/describe-failure';
import { tellVisit } from './tell-visit';

let sent: string[] = [];
let failed: BareReport[] = [];

const failure = (more: Partial<BareReport> = {}): BareReport => ({
  kind: 'uncaught',
  remote: 'remote-store',
  version: '1.1.0',
  page: '/store',
  ...more,
});
const told = (): Visit[] => sent.map((text) => parseVisit(JSON.parse(text)));
const part = (name: string, version: string, [visits, failedVisits, failures]: number[]) => ({
  ...{ package: name, version, visits, failedVisits, failures },
});
function hide() {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  sent = [];
  failed = [];
  const sendBeacon = (_: string, body: string) => sent.push(body) > 0;
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  document.body.innerHTML =
    '<div data-remote="shell" data-version="1.0.0"><main><section data-remote="remote-store" data-version="1.1.0"></section></main></div>';
  const bus = createEventBus({ report: () => {}, storage: () => localStorage });
  tellVisit({
    failed,
    shell: {
      bus,
      composition: { id: 'abc', shell: { version: '1.0.0' }, remotes: [] },
      host: { config: { channel: 'production', reportUrl: 'https://collector.example/reports' } },
      index: { patternOf: () => '/store' } as never,
    },
  });
});

it('tells once which versions a visit needed, and later only what failed since', () => {
  failed.push(failure({ remote: 'shell', version: '1.0.0' }), failure({ kind: 'policy' }));
  hide();
  window.dispatchEvent(new Event('pagehide'));
  expect(told()).toEqual([
    {
      composition: 'abc',
      channel: 'production',
      parts: [part('shell', '1.0.0', [1, 1, 1]), part('remote-store', '1.1.0', [1, 0, 0])],
      vitals: [],
    },
  ]);
  failed.push(failure(), failure(), failure({ remote: 'shell', version: '1.0.0' }));
  hide();
  expect(told()[1]?.parts).toEqual([
    part('shell', '1.0.0', [0, 0, 1]),
    part('remote-store', '1.1.0', [0, 1, 2]),
  ]);
});

it('counts a version that never showed anything because it failed, and nothing of nobody', () => {
  failed.push(failure({ kind: 'load', version: '1.2.0' }), failure({ remote: 'unknown', version: '' }));
  hide();
  expect(told()[0]?.parts.at(-1)).toEqual(part('remote-store', '1.2.0', [1, 1, 1]));
  expect(told()[0]?.parts).toHaveLength(3);
});
