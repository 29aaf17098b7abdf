import { type CLSMetric, type INPMetric, type LCPMetric, onCLS, onINP, onLCP } from 'web-vitals';
import { measureVitals, type Vital } from './measure-vitals';

jest.mock('web-vitals', () => ({ onCLS: jest.fn(), onINP: jest.fn(), onLCP: jest.fn() }));

it('names the version in whose region a vital was seen, or else that of the page', () => {
  document.body.innerHTML =
    '<div data-remote="shell" data-version="1.0.0"><a>Home</a><main><section data-remote="remote-store" data-version="1.4.0"><h1>Shop</h1></section></main></div>';
  const taken: Vital[] = [];
  measureVitals((vital) => taken.push(vital));
  const find = (selector: string) => document.querySelector(selector);
  const shift = (value: number, node: Node | null) => ({ value, sources: [{ node }] });
  jest.mocked(onLCP).mock.calls[0]?.[0]({
    value: 1480.4,
    entries: [{ element: find('h1') }],
  } as unknown as LCPMetric);
  jest.mocked(onCLS).mock.calls[0]?.[0]({
    value: 0.123456,
    entries: [shift(0.01, find('h1')), shift(0.11, find('a')?.firstChild ?? null)],
  } as unknown as CLSMetric);
  jest.mocked(onINP).mock.calls[0]?.[0]({ value: 96, entries: [{ target: null }] } as unknown as INPMetric);
  expect(taken).toEqual([
    { name: 'LCP', value: 1480, remote: 'remote-store', version: '1.4.0' },
    { name: 'CLS', value: 0.1235, remote: 'shell', version: '1.0.0' },
    { name: 'INP', value: 96, remote: 'remote-store', version: '1.4.0' },
  ]);
});
