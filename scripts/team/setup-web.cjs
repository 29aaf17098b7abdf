require('@testing-library/jest-dom');
const { STEP } = require('@scripts/kit/patience');
const { configure } = require('@testing-library/dom');

// A wait ends as soon as what it waits for is there; a busy machine must not end it before.
configure({ asyncUtilTimeout: STEP });

let printed = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts.join(' ')));
});

// React reports wrong use (keys, act, hydration) on the console only: it must fail the test.
afterEach(() => {
  expect(printed).toEqual([]);
});
