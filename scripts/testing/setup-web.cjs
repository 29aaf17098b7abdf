require('@testing-library/jest-dom');
const { ELEMENT, PAGE_TEST } = require('@little-arches/kit/patience');
const { configure } = require('@testing-library/dom');

configure({ asyncUtilTimeout: ELEMENT });
jest.setTimeout(PAGE_TEST);

let printed = [];

beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'error').mockImplementation((...parts) => void printed.push(parts.join(' ')));
});

// React reports wrong use (keys, act, hydration) only on the console; it must fail the test.
afterEach(() => {
  expect(printed).toEqual([]);
});
