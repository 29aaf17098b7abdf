import fc from 'fast-check';
import { parseReports, type Report } from './report';

const good: Report = {
  kind: 'uncaught',
  remote: 'remote-store',
  version: '1.4.0-3f9a',
  page: '/store/:productSlug',
  count: 2,
  error: 'TypeError',
  message: 'cannot read properties of undefined',
  frames: ['/assets/remote-store/1.4.0-3f9a/page-store.2ae81f8b51.js:1:234'],
};
const batch = (...reports: unknown[]) => ({ format: 1, composition: 'abc123', reports });

it('reads a batch', () => {
  const read = { composition: 'abc123', reports: [good], vitals: [], refused: 0 };
  expect(parseReports(batch(good))).toEqual(read);
  const vital = { name: 'LCP', value: 1480, remote: 'remote-store', version: '1.4.0-3f9a' };
  const vitals = [
    { ...vital, element: 'h1' },
    { ...vital, value: -1 },
    { ...vital, name: 'TTFB' },
  ];
  expect(parseReports({ ...batch(good), vitals })).toEqual({ ...read, vitals: [vital], refused: 2 });
});

it('drops unknown fields', () => {
  expect(parseReports(batch({ ...good, url: 'https://www.example.org/?token=1' })).reports).toEqual([good]);
});

it.each([
  ['a path with a query', { page: '/store?email=a' }],
  ['an address', { page: 'https://www.example.org/store' }],
  ['an unknown kind', { kind: 'other' }],
  ['no count', { count: 0 }],
  ['a message too long', { message: 'a'.repeat(201) }],
  ['a message that would move the cursor of a terminal', { message: 'a\u001b[2J' }],
  ['a line break', { message: 'a\nReady: everything is fine' }],
  ['a frame with a query', { frames: ['/assets/shell/1/main.js?token=1:1:1'] }],
  ['a trace that could be a text', { trace: 'emma@families.example' }],
  ['an invalid remote', { remote: '../shell' }],
])('drops a report with %s and keeps the others', (_, harm) => {
  const { reports, refused } = parseReports(batch(good, { ...good, ...harm }, good));
  expect(reports).toEqual([good, good]);
  expect(refused).toBe(1);
});

it('names the side to upgrade when the format is another one', () => {
  expect(() => parseReports({ ...batch(good), format: 2 })).toThrow(
    'The reports have format 2, this reader knows 1: upgrade the older of the two.',
  );
});

it('returns reports or throws an error that names the problem, for any input', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.array(fc.anything()).map((list) => batch(...list)),
      ),
      (value) => {
        try {
          expect(parseReports(value).reports).toEqual(expect.any(Array));
        } catch (error) {
          expect((error as Error).message).toMatch(/^The reports (are wrong at|have format)/);
        }
      },
    ),
  );
});
