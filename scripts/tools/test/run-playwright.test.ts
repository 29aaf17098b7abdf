import { countSpecs } from './run-playwright';

test('counts skipped and names failed end-to-end tests by their file, also those in a group', () => {
  const spec = (status: string, title = 'a test') => ({ title, tests: [{ status }] });
  const group = {
    title: 'a group',
    file: 'shop.spec.ts',
    specs: [spec('skipped'), spec('expected'), spec('unexpected', 'pays')],
  };
  const json = JSON.stringify({
    suites: [
      { title: 'shop.spec.ts', file: 'shop.spec.ts', specs: [spec('skipped')], suites: [group] },
      { title: 'frame.spec.ts', file: 'frame.spec.ts', specs: [spec('expected'), spec('flaky', 'opens')] },
    ],
    stats: { expected: 2, skipped: 2, unexpected: 1, flaky: 1 },
  });
  expect(countSpecs(json)).toEqual({
    passed: 2,
    failed: 2,
    failures: ['shell/e2e/shop.spec.ts › pays', 'shell/e2e/frame.spec.ts › opens'],
    leftOut: { 'shop.spec.ts': 2 },
  });
});
