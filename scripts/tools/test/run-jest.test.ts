import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { withCode } from './run-group';
import { countTests } from './run-jest';

test('counts skipped tests by their group, and names failed tests and files', () => {
  const one = (status: string, ...ancestorTitles: string[]) => ({ status, title: 'a test', ancestorTitles });
  const behind = 'the exported site behind nginx';
  const assertionResults = [one('passed'), one('pending', behind), one('pending', behind), one('pending')];
  const fileOf = (name: string) => path.join(projectRoot(), 'scripts', name);
  const ofCart = [one('failed', 'the cart'), one('passed')];
  const json = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [
      { name: fileOf('nginx.test.ts'), status: 'passed', assertionResults },
      { name: fileOf('cart.test.ts'), status: 'failed', assertionResults: ofCart },
      { name: fileOf('broken.test.ts'), status: 'failed', assertionResults: [] },
    ],
  });
  expect(countTests(json)).toEqual({
    passed: 1,
    failed: 3,
    failures: ['scripts/cart.test.ts › the cart › a test', 'scripts/broken.test.ts'],
    leftOut: { [behind]: 2, 'a test': 1 },
  });
});

test('names a runner that failed without a failed test', () => {
  const counts = { passed: 3, failed: 0, failures: [], leftOut: {} };
  expect(withCode(counts, 0, 'Jest')).toEqual(counts);
  const failures = ['Jest ended with 1, without a failed test'];
  expect(withCode(counts, 1, 'Jest')).toEqual({ ...counts, failed: 1, failures });
});
