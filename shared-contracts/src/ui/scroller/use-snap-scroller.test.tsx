import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { layOutScroller } from '../../testing/lay-out-scroller';
import { useSnapScroller } from './use-snap-scroller';

const WIDTH = 400;
const things = ['One', 'Two', 'Three', 'Four'];

function Scroller() {
  const { current, goTo, goBy, trackProps } = useSnapScroller();
  const [went, setWent] = useState<readonly boolean[]>([]);
  return (
    <>
      <section {...trackProps} aria-label="Things">
        <ul>
          {things.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </section>
      {things.map((name, index) => (
        <button key={name} type="button" aria-pressed={index === current} onClick={() => goTo(index)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setWent([...went, goBy(1)])}>
        Next
      </button>
      <output>{went.join()}</output>
    </>
  );
}

function show() {
  render(<Scroller />);
  const track = screen.getByRole('region', { name: 'Things' });
  layOutScroller(track, { width: WIDTH });
  const shown = () => screen.getByRole('button', { pressed: true }).textContent;
  const press = (key: string) => fireEvent.keyDown(track, { key });
  const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const scrollTo = (place: number) => {
    track.scrollLeft = place * WIDTH;
    fireEvent.scroll(track);
  };
  return {
    track,
    press,
    click,
    scrollTo,
    scrollEnd: () => fireEvent(track, new Event('scrollend')),
    /** Returns the position it was last scrolled to, and the position it reports. */
    state: () => [track.scrollLeft / WIDTH, shown()],
  };
}

it('moves by arrow keys, Home and End, within its ends', () => {
  const { press, state } = show();
  const keys = [
    'ArrowLeft',
    'ArrowRight',
    'ArrowRight',
    'ArrowLeft',
    'End',
    'ArrowRight',
    'ArrowLeft',
    'Home',
  ];
  const places = keys.map((key) => {
    press(key);
    return state();
  });
  const [one, two, three, four] = things;
  expect(places).toEqual([
    [0, one],
    [1, two],
    [2, three],
    [1, two],
    [3, four],
    [3, four],
    [2, three],
    [0, one],
  ]);
});

it('ignores other keys, and its own keys together with a modifier', () => {
  const { track, press, state } = show();
  expect(fireEvent.keyDown(track, { key: 'ArrowRight' })).toBe(false);
  expect(press('ArrowDown')).toBe(true);
  for (const held of ['ctrlKey', 'altKey', 'metaKey'])
    expect(fireEvent.keyDown(track, { key: 'ArrowRight', [held]: true })).toBe(true);
  expect(state()).toEqual([1, 'Two']);
});

it('reports whether there is a next position', () => {
  const { click, state } = show();
  for (const _ of things) click('Next');
  expect(screen.getByRole('status').textContent).toBe('true,true,true,false');
  expect(state()).toEqual([3, 'Four']);
});

it('shows its target during the whole way there', () => {
  const { click, scrollTo, state } = show();
  click('Four');
  scrollTo(1);
  expect(state()).toEqual([1, 'Four']);
});

it.each([
  ['a finger', (track: HTMLElement) => fireEvent.pointerDown(track)],
  ['a trackpad', (track: HTMLElement) => fireEvent.wheel(track, { deltaX: 30, deltaY: 2 })],
])('follows %s that interrupts it, and counts from there', (_, takeHold) => {
  const { track, press, click, scrollTo, state } = show();
  click('Four');
  takeHold(track);
  scrollTo(1.1);
  expect(state()).toEqual([1.1, 'Two']);
  press('ArrowRight');
  expect(state()).toEqual([2, 'Three']);
});

it('continues when the page is scrolled meanwhile', () => {
  const { track, click, scrollTo, state } = show();
  click('Four');
  fireEvent.wheel(track, { deltaX: 0, deltaY: 30 });
  scrollTo(1);
  expect(state()).toEqual([1, 'Four']);
});

it('continues to its target when another scroll ended on the way', () => {
  const { click, scrollTo, scrollEnd, state } = show();
  click('Four');
  scrollTo(1);
  scrollEnd();
  expect(state()).toEqual([3, 'Four']);
});

it('counts keys from its target until it rests there, whatever positions it reports meanwhile', () => {
  const { press, scrollTo, state } = show();
  press('End');
  // Chromium reports the end of an interrupted snap and the scroll after it in turn.
  for (const place of [1, 2.65, 3, 1.9]) scrollTo(place);
  press('ArrowLeft');
  expect(state()).toEqual([2, 'Three']);
});

it('rests within a pixel of its position, and then follows scrolls', () => {
  const { press, scrollTo, scrollEnd, state } = show();
  press('End');
  scrollTo(3 - 1 / WIDTH);
  scrollEnd();
  scrollTo(0);
  expect(state()).toEqual([0, 'One']);
});

it('handles positions that were removed before it rests', () => {
  const { track, press, scrollEnd, scrollTo, state } = show();
  press('End');
  layOutScroller(track, { width: WIDTH, inView: 3 });
  scrollEnd();
  scrollTo(1);
  expect(state()).toEqual([1, 'Two']);
});

describe('in a browser without an event for the end of a scroll', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = () => act(() => jest.advanceTimersByTime(1000));

  it('continues from where another scroll left it', () => {
    const { press, scrollTo, state } = show();
    press('End');
    scrollTo(1);
    pass();
    expect(state()).toEqual([3, 'Four']);
  });

  it('follows a screen reader that scrolls it at rest, also after a key that moved nothing', () => {
    const { press, scrollTo, state } = show();
    press('Home');
    pass();
    scrollTo(2);
    expect(state()).toEqual([2, 'Three']);
  });
});
