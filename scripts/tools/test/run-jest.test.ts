import { countTests } from './run-jest';

test('counts skipped tests by the name of the file', () => {
  const one = (status: string, ...ancestorTitles: string[]) => ({ status, title: 'a test', ancestorTitles });
  const behind = 'the exported site behind nginx';
  const assertionResults = [one('passed'), one('pending', behind), one('pending', behind), one('pending')];
  const json = JSON.stringify({
    numPassedTests: 1,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    testResults: [{ assertionResults }],
  });
  expect(countTests(json)).toEqual({ passed: 1, failed: 3, leftOut: { [behind]: 2, 'a test': 1 } });
});
