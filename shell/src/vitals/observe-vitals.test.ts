import { createEventBus } from '@little-arches/contracts/host';
import type { Vital } from './measured-page';
import { observeVitals } from './observe-vitals';
import { deliverEntries } from './testing/fake-entries';

const ALL = ['largest-contentful-paint', 'layout-shift', 'event', 'long-animation-frame'];

function fixture(types = ALL) {
  window.history.replaceState(null, '', '/store');
  document.body.innerHTML = `<div data-remote="shell" data-version="2.0.0"><header></header><main>
    <section data-remote="remote-store" data-version="1.0.0"><h1>Store</h1></section></main><footer></footer></div>`;
  const bus = createEventBus({ report: () => {} });
  const told: Vital[] = [];
  const entries = deliverEntries(types);
  const start = () =>
    observeVitals((vital) => told.push(vital), { bus, pattern: () => window.location.pathname });
  const show = (remote: string, path: string) => {
    window.history.replaceState(null, '', path);
    const section = document.querySelector('section');
    if (section)
      section.outerHTML = `<section data-remote="${remote}" data-version="3.0.0"><p></p></section>`;
    bus.publish('page/shown', { remote, page: 'page', title: 'Title' });
  };
  return { entries, told, start, show };
}

const element = (selector: string) => document.querySelector(selector);
const leave = () => window.dispatchEvent(new Event('pagehide'));
const shift = (startTime: number, value: number, selector: string, hadRecentInput = false) => ({
  startTime,
  value,
  hadRecentInput,
  sources: [{ node: element(selector) }],
});

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('reports all vitals once, when the visitor leaves the page, including earlier ones', () => {
  const { entries, told, start } = fixture();
  entries.tell('largest-contentful-paint', { startTime: 300.4, element: element('header') });
  entries.tell('largest-contentful-paint', { startTime: 500.4, element: element('h1') });
  entries.tell('layout-shift', shift(600, 0.1, 'header'));
  const now = start();
  entries.tell('event', { startTime: 700, duration: 104, interactionId: 7, target: element('h1') });
  expect(told).toEqual([]);
  leave();
  leave();
  const of = { remote: 'remote-store', version: '1.0.0', page: '/store' };
  expect(told).toEqual([
    { name: 'LCP', value: 500, ...of },
    { name: 'CLS', value: 0.1, ...of, remote: 'shell', version: '2.0.0' },
    { name: 'INP', value: 104, ...of },
  ]);
  expect(now()).toEqual(told);
});

it('attributes a fast page to its remote, and reports nothing that this browser doesn’t measure', () => {
  const shifts = fixture(['layout-shift']);
  shifts.start();
  shifts.show('remote-store', '/store');
  leave();
  expect(shifts.told).toEqual([
    { name: 'CLS', value: 0, remote: 'remote-store', version: '3.0.0', page: '/store' },
  ]);
  const nothing = fixture([]);
  nothing.start();
  leave();
  expect(nothing.told).toEqual([]);
});

it('restarts with each page, and counts a press for the page that it led away from', () => {
  const { entries, told, start, show } = fixture();
  start();
  show('remote-store', '/store');
  jest.advanceTimersByTime(5000);
  const pressed = performance.now() - 50;
  show('remote-kids-zone', '/kids-zone');
  entries.tell('event', { startTime: pressed, duration: 80, interactionId: 7, target: null });
  entries.tell('layout-shift', shift(performance.now() + 1, 0.2, 'p'));
  jest.advanceTimersByTime(1000);
  expect(told).toEqual([
    { name: 'CLS', value: 0, remote: 'remote-store', version: '3.0.0', page: '/store' },
    { name: 'INP', value: 80, remote: 'remote-store', version: '3.0.0', page: '/store' },
  ]);
  leave();
  expect(told.slice(2)).toEqual([
    { name: 'CLS', value: 0.2, remote: 'remote-kids-zone', version: '3.0.0', page: '/kids-zone' },
  ]);
});

it('adds up the worst burst of unexpected shifts, and names the package that moved most in it', () => {
  const { entries, told, start } = fixture();
  start();
  for (const [startTime, value, selector] of [
    [100, 0.01, 'header'],
    [900, 0.02, 'h1'],
    [1800, 0.02, 'footer'],
    [9000, 0.03, 'header'],
  ] as const)
    entries.tell('layout-shift', shift(startTime, value, selector));
  entries.tell('layout-shift', shift(9100, 0.9, 'header', true));
  leave();
  expect(told).toMatchObject([{ name: 'CLS', value: 0.05, remote: 'remote-store' }]);
});
