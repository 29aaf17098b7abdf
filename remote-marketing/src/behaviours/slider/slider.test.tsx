import { layOutScroller } from '@little-arches/contracts/testing/render';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeBrowser } from '../testing/fake-browser';
import { Slider } from './slider';

const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];

/** Renders six slides of 300 pixels, with `inView` of them visible at once. */
function show(inView: number) {
  const browser = installFakeBrowser();
  render(<Slider label="Projects" slides={names.map((name) => ({ name, content: <p>{name}</p> }))} />);
  const track = screen.getByRole('region', { name: 'Projects' });
  layOutScroller(track, { width: 300, inView });
  act(() => browser.resizeAll());
  const current = () => screen.getByRole('button', { current: true }).getAttribute('aria-label');
  const arrive = () => fireEvent.scroll(track);
  return { track, current, arrive, browser };
}

it('renders a button for each snap position', () => {
  const { track, browser } = show(1);
  expect(screen.getAllByRole('button')).toHaveLength(6);
  layOutScroller(track, { width: 300, inView: 3.5 });
  act(() => browser.resizeAll());
  expect(screen.getAllByRole('button')).toHaveLength(4);
});

it('moves to the slide of a pressed button and marks it', async () => {
  const { track, current, arrive } = show(2);
  expect(current()).toBe('Show One');
  await userEvent.click(screen.getByRole('button', { name: 'Show Three' }));
  expect(track.scrollLeft).toBe(600);
  arrive();
  expect(current()).toBe('Show Three');
});

it('moves with the arrow keys, Home and End, and stops at both ends', async () => {
  const { track } = show(2);
  await userEvent.tab();
  expect(track).toHaveFocus();
  const places: number[] = [];
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'Home']) {
    await userEvent.keyboard(`{${key}}`);
    places.push(track.scrollLeft);
  }
  expect(places).toEqual([0, 300, 600, 300, 1200, 1200, 0]);
});

it('marks the slide after a swipe', () => {
  const { track, current, arrive } = show(1);
  track.scrollLeft = 880;
  arrive();
  expect(current()).toBe('Show Four');
});

it('marks the final slide when the size changes during a scroll', async () => {
  const { track, current, browser } = show(2);
  await userEvent.click(screen.getByRole('button', { name: 'Show Five' }));
  track.scrollLeft = 590;
  layOutScroller(track, { width: 300, inView: 1 });
  act(() => browser.resizeAll());
  expect(current()).toBe('Show Three');
});

it('moves one slide per turn of the wheel, and lets the page scroll at the end', () => {
  const { track } = show(5);
  const turn = (deltaY: number) => fireEvent.wheel(track, { deltaY, cancelable: true });
  const now = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  now.mockReturnValue(1000);
  expect(turn(20)).toBe(false);
  expect(track.scrollLeft).toBe(300);
  now.mockReturnValue(1100);
  expect(turn(20)).toBe(false);
  expect(track.scrollLeft).toBe(300);
  now.mockReturnValue(2000);
  expect(turn(20)).toBe(true);
  expect(turn(-20)).toBe(false);
  expect(track.scrollLeft).toBe(0);
  now.mockRestore();
});
