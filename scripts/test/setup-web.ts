import '@testing-library/jest-dom';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  jest
    .spyOn(console, 'error')
    .mockImplementation((...parts: unknown[]) => void printed.push(parts.join(' ')));
});

// React reports wrong use (keys, act, hydration) on the console only: it must fail the test.
afterEach(() => {
  expect(printed).toEqual([]);
});
