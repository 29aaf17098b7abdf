import { countSpecs } from './run-playwright';

test('counts skipped end-to-end tests by their file, also those in a group', () => {
  const spec = (status: string) => ({ title: 'a test', tests: [{ status }] });
  const group = { title: 'a group', file: 'shop.spec.ts', specs: [spec('skipped'), spec('expected')] };
  const json = JSON.stringify({
    suites: [
      { title: 'shop.spec.ts', file: 'shop.spec.ts', specs: [spec('skipped')], suites: [group] },
      { title: 'frame.spec.ts', file: 'frame.spec.ts', specs: [spec('expected')] },
    ],
    stats: { expected: 2, skipped: 2, unexpected: 1, flaky: 1 },
  });
  expect(countSpecs(json)).toEqual({ passed: 2, failed: 2, leftOut: { 'shop.spec.ts': 2 } });
});
