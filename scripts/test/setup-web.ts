import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A wait ends as soon as what it waits for is there; a busy machine must not end it before.
configure({ asyncUtilTimeout: 60_000 });

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
