require('./hasten-content.cjs');
require('@testing-library/jest-dom');
const { STEP } = require('@scripts/kit/patience');
const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  // A wait ends as soon as what it waits for is there; a busy machine must not end it before.
  asyncUtilTimeout: STEP,
  getElementError(message, container) {
    // While it waits. What the page shows is told when that ends in vain, and took a twentieth of pages' tests before.
    if (!getConfig()._disableExpensiveErrorDiagnostics) return getElementError(message, container);
    return Object.assign(new Error(message), { name: 'TestingLibraryElementError' });
  },
});

let printed = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts.join(' ')));
});

// React reports wrong use (keys, act, hydration) on the console only: it must fail the test.
afterEach(() => {
  expect(printed).toEqual([]);
});
