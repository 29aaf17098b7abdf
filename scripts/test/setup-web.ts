import '@testing-library/jest-dom';
import { STEP } from '@scripts/kit/patience';
import { configure } from '@testing-library/dom';

// A wait ends as soon as what it waits for is there; a busy machine must not end it before.
configure({ asyncUtilTimeout: STEP });

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
