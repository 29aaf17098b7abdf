import { act, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Counter } from './counter';
import { installFakeBrowser } from './testing/fake-browser';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(reducedMotion: boolean) {
  const browser = installFakeBrowser({ reducedMotion });
  const { container } = render(<Counter value={120} suffix="k" />);
  const shown = () => container.querySelector('[aria-hidden]')?.textContent ?? '';
  const read = () => container.querySelector('.visually-hidden')?.textContent;
  return { browser, shown, read };
}

it('counts up for three seconds when it comes into view, with the final number for screen readers', () => {
  const { browser, shown, read } = show(false);
  expect(shown()).toBe('120k');
  act(() => browser.showAll());
  act(() => void jest.advanceTimersByTime(100));
  expect(Number.parseInt(shown(), 10)).toBeLessThan(40);
  expect(read()).toBe('120k');
  act(() => void jest.advanceTimersByTime(2700));
  expect(Number.parseInt(shown(), 10)).toBeGreaterThan(100);
  act(() => void jest.advanceTimersByTime(400));
  expect(shown()).toBe('120k');
  expect(jest.getTimerCount()).toBe(0);
});

it('shows the final number under reduced motion', () => {
  const { browser, shown } = show(true);
  act(() => browser.showAll());
  act(() => void jest.advanceTimersByTime(100));
  expect(shown()).toBe('120k');
});

it('prerenders the final number', () => {
  expect(renderToStaticMarkup(<Counter value={15} suffix="+" />)).toContain('15+');
});

it('shows number and suffix as one text, so that nothing shifts while it counts', () => {
  const { container } = render(<Counter value={120} suffix="k" />);
  expect(container.querySelector('[aria-hidden]')?.childNodes).toHaveLength(1);
});
