import { createEventBus } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing/host';
import type { PanelState } from '../panels/panels';
import { containRemotes } from './contain-remotes';
import { keep } from './kept-elements';
import { type RemoteTimers, watchTimers } from './remote-timers';

jest.mock('./remote-timers');

const end = jest.fn<ReturnType<RemoteTimers['end']>, Parameters<RemoteTimers['end']>>();
const reload = jest.fn();
const reported: string[] = [];
const bus = createEventBus({ report() {} });
let panel: PanelState = { status: 'closed' };

beforeAll(() => {
  jest.useFakeTimers();
  jest.mocked(watchTimers).mockReturnValue({ end });
  // jsdom shares the class among all test files of a process.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      insertRule() {}
      deleteRule() {}
      addRule() {}
      removeRule() {}
    },
  });
  // jsdom has neither layout nor adopted style sheets.
  Object.defineProperty(Document.prototype, 'adoptedStyleSheets', { get: () => [], set: () => {} });
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 80);
  Object.assign(globalThis, { fetch: async () => new Response() });
  document.body.innerHTML =
    '<div id="root"><header></header><section data-remote="remote-a" data-version="1.4.0"></section></div>';
  const root = document.getElementById('root') as HTMLElement;
  const host = createTestHost();
  const panels = { get: () => panel } as Parameters<typeof containRemotes>[0]['panels'];
  const hostFor = ({ remote, version }: { remote: { name: string }; version: string }) => ({
    ...host,
    reportError: (error: unknown) => void reported.push(`${remote.name} ${version}: ${error}`),
  });
  containRemotes({ host, hostFor, bus, panels }, root, reload);
});
beforeEach(() => {
  jest.clearAllMocks();
  end.mockReturnValue({ ended: 0, waiting: 0 });
  reported.splice(0);
  panel = { status: 'closed' };
  show('remote-a');
  jest.runAllTimers();
  end.mockClear();
});
afterAll(() => jest.useRealTimers());

function show(remote: string): void {
  bus.publish('page/shown', { remote, page: 'page', title: 'Page' });
}

it('ends the timers of a remote that the visitor left, and reports them', () => {
  end.mockReturnValueOnce({ ended: 2, waiting: 1 });
  show('remote-b');
  expect(end).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(end.mock.calls).toEqual([
    ['remote-a', expect.any(Number)],
    ['remote-a', expect.any(Number)],
  ]);
  // Another remote is shown by then, but the failure is reported for the one that set them.
  expect(reported).toEqual([expect.stringMatching(/^remote-a 1\.4\.0: .*'remote-a' left 2 timers running/)]);
});

it('ends the timers of a remote that could not be loaded, unless it is shown later', () => {
  const failed = { version: '1.0.0', compositionId: 'c-1', message: 'It threw' };
  for (const remote of ['remote-a', 'remote-b']) bus.publish('remote/failed', { remote, ...failed });
  expect(end).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(end.mock.calls).toEqual([['remote-b', expect.any(Number)]]);
});

it('keeps the timers of a remote whose other page is shown, that came back, or whose panel is open', () => {
  show('remote-a');
  show('remote-b');
  show('remote-a');
  jest.runAllTimers();
  expect(end.mock.calls.map(([remote]) => remote)).toEqual(['remote-b']);
  end.mockClear();
  panel = {
    status: 'open',
    panel: 'cart',
    remote: 'remote-a',
    version: '1',
    Panel: () => null,
    fail: () => {},
  };
  show('remote-b');
  jest.runAllTimers();
  expect(end).not.toHaveBeenCalled();
});

it('removes a remote’s document styles with it, and reloads a page whose header is still hidden', () => {
  document.body.style.overflow = 'hidden';
  show('remote-b');
  expect(document.body.hasAttribute('style')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  Element.prototype.checkVisibility = () => false;
  show('remote-a');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(reported).toEqual([expect.stringContaining('The header could not be seen')]);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

it('reports a restored element for the remote that was shown', async () => {
  const header = document.querySelector('header') as HTMLElement;
  keep(header);
  header.remove();
  await Promise.resolve();
  expect(header.isConnected).toBe(true);
  expect(reported).toEqual([expect.stringMatching(/^remote-a 1\.4\.0: .*put back/)]);
});
