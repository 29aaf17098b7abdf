import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { installFakeBrowser } from '../../behaviours/testing/fake-browser';
import { LevelSlider } from './level-slider';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function show(reducedMotion: boolean) {
  installFakeBrowser({ reducedMotion });
  const { container } = render(<LevelSlider />);
  const slider = screen.getByRole('slider', { name: 'Slide through the four levels' });
  const drawing = () => container.querySelector('svg[role=img]')?.innerHTML ?? '';
  return { slider, drawing, words: screen.getByRole('status') };
}

it('says the level that is set and what changes with it', () => {
  const { slider, words } = show(true);
  expect(slider).toHaveAttribute('aria-valuetext', 'Level 0: Comfort');
  fireEvent.change(slider, { target: { value: '3' } });
  expect(slider).toHaveAttribute('aria-valuetext', 'Level 3: Strong support');
  expect(screen.getByRole('img')).toHaveAccessibleName(/high shell under the arch/);
  expect(words).toHaveTextContent('The dashed line is the arch without the insole');
});

it('glides from one drawing to the next, and jumps where less motion is wanted', () => {
  const { slider, drawing } = show(false);
  const before = drawing();
  fireEvent.change(slider, { target: { value: '2' } });
  act(() => void jest.advanceTimersByTime(100));
  const between = drawing();
  act(() => void jest.advanceTimersByTime(500));
  expect(new Set([before, between, drawing()]).size).toBe(3);
  expect(jest.getTimerCount()).toBe(0);
  installFakeBrowser({ reducedMotion: true });
  fireEvent.change(slider, { target: { value: '0' } });
  expect(drawing()).toBe(before);
});

it('begins with the level that was set before the page was hydrated', () => {
  installFakeBrowser({ reducedMotion: true });
  const container = document.createElement('div');
  container.innerHTML = renderToString(<LevelSlider />);
  document.body.append(container);
  (container.querySelector('input') as HTMLInputElement).value = '1';
  render(<LevelSlider />, { container, hydrate: true });
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Level 1: Light support');
  container.remove();
});
