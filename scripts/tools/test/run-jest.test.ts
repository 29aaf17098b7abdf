import { countTests } from './run-jest';

test('what was left out is counted, by the name of what holds it', () => {
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
