import { HostProvider } from '@little-arches/contracts/host';
import { createTestHost } from '@little-arches/contracts/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { installFakeBrowser } from '../../behaviours/testing/fake-browser';
import { LevelSlider } from './level-slider';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const slider = (
  <HostProvider host={createTestHost()}>
    <LevelSlider />
  </HostProvider>
);

/** Scrolls the slider near the window, and waits for its script. */
async function bringNear(browser: ReturnType<typeof installFakeBrowser>) {
  await act(async () => {
    browser.showAll();
    await import('./follow-input');
  });
}

async function show(reducedMotion: boolean) {
  const browser = installFakeBrowser({ reducedMotion });
  const { container } = render(slider);
  await bringNear(browser);
  const input = screen.getByRole('slider', { name: 'Slide through the four levels' });
  const drawing = () => container.querySelector('svg[role=img]')?.innerHTML ?? '';
  const set = (value: string) => fireEvent.input(input, { target: { value } });
  return { input, set, drawing, words: screen.getByRole('status') };
}

it('announces the level and what changes with it', async () => {
  const { input, set, words } = await show(true);
  expect(input).toHaveAttribute('aria-valuetext', 'Level 0: Comfort');
  set('3');
  expect(input).toHaveAttribute('aria-valuetext', 'Level 3: Strong support');
  expect(screen.getByRole('img')).toHaveAccessibleName(/high shell under the arch/);
  expect(words).toHaveTextContent('The arch is almost flat');
});

it('animates from one drawing to the next, and jumps under reduced motion', async () => {
  const { set, drawing } = await show(false);
  const before = drawing();
  set('2');
  act(() => void jest.advanceTimersByTime(100));
  const between = drawing();
  act(() => void jest.advanceTimersByTime(500));
  expect(new Set([before, between, drawing()]).size).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
  installFakeBrowser({ reducedMotion: true });
  set('0');
  expect(drawing()).toBe(before);
});

it('shows a still picture until it comes near, then starts with the chosen level and keeps the focus', async () => {
  const browser = installFakeBrowser({ reducedMotion: true });
  const container = document.createElement('div');
  container.innerHTML = renderToString(slider);
  document.body.append(container);
  const input = container.querySelector('input') as HTMLInputElement;
  input.focus();
  input.value = '1';
  render(slider, { container, hydrate: true });
  expect(browser.margins()).toEqual(['400px']);
  fireEvent.input(input);
  expect(input).toHaveAttribute('aria-valuetext', 'Level 0: Comfort');
  await bringNear(browser);
  expect(input).toHaveAttribute('aria-valuetext', 'Level 1: Light support');
  expect(input).toHaveFocus();
  container.remove();
});
