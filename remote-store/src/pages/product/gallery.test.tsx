import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderPage } from 'shared-contracts/testing/render-page';
import { sampleProducts } from 'shared-contracts/testing/samples';
import remote from '../../routes';
import { axeViolations } from '../../testing/axe-violations';

const WIDTH = 400;

/** The gallery of a product; nothing is laid out here, so it is given a width. */
async function showGallery() {
  const { user, container } = renderPage(remote, '/store/rocket-insole', {
    answers: { functions: { getProducts: () => ({ data: sampleProducts }) } },
  });
  const track = await screen.findByRole('region', { name: 'Pictures of the Rocket Insole' });
  Object.defineProperty(track, 'clientWidth', { value: WIDTH });
  return { user, container, track };
}

const shown = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

it('shows a product from above, cut open, its cover and its box, each in words too', async () => {
  const { container, track } = await showGallery();
  const names = within(track)
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'));
  expect(names).toEqual([
    'The Rocket Insole from above, left and right, with a support under the arch.',
    'The Rocket Insole cut open from heel to toes: shallow heel cup, gentle rise and slim.',
    'The cover of the Rocket Insole from close by: plain.',
    'What is in the box of the Rocket Insole: a left and a right insole.',
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

it('goes from view to view by keyboard, and no further than the last', async () => {
  const { user, track } = await showGallery();
  track.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect([track.scrollLeft, shown()]).toEqual([2 * WIDTH, ['Cover']]);
  await user.keyboard('{End}{ArrowRight}');
  expect([track.scrollLeft, shown()]).toEqual([3 * WIDTH, ['In the box']]);
  await user.keyboard('{ArrowLeft}');
  expect(shown()).toEqual(['Cover']);
  await user.keyboard('{Home}{ArrowLeft}');
  expect([track.scrollLeft, shown()]).toEqual([0, ['From above']]);
});

it('goes to the view whose button is pressed, and stays with it on the way there', async () => {
  const { user, track } = await showGallery();
  await user.click(screen.getByRole('button', { name: 'In the box' }));
  expect([track.scrollLeft, shown()]).toEqual([3 * WIDTH, ['In the box']]);
  track.scrollLeft = WIDTH;
  fireEvent.scroll(track);
  expect(shown()).toEqual(['In the box']);
});

it('follows a finger that scrolls it, also away from where it was heading', async () => {
  const { user, track } = await showGallery();
  await user.click(screen.getByRole('button', { name: 'In the box' }));
  fireEvent.pointerDown(track);
  track.scrollLeft = WIDTH + 30;
  fireEvent.scroll(track);
  expect(shown()).toEqual(['Cross-section']);
});

it('goes on to the view it was heading for where another scroll ended on the way', async () => {
  const { user, track } = await showGallery();
  await user.click(screen.getByRole('button', { name: 'In the box' }));
  track.scrollLeft = WIDTH;
  fireEvent(track, new Event('scrollend'));
  expect([track.scrollLeft, shown()]).toEqual([3 * WIDTH, ['In the box']]);
});

it('counts keys from where it was heading until it rests there, however far it seems to be meanwhile', async () => {
  const { user, track } = await showGallery();
  track.focus();
  await user.keyboard('{End}');
  // A snap that a finger left behind and the scroll after it: Chromium tells now of the one, now of the other.
  for (const at of [WIDTH, 2.65 * WIDTH, 1.9 * WIDTH]) {
    track.scrollLeft = at;
    fireEvent.scroll(track);
  }
  expect(shown()).toEqual(['In the box']);
  await user.keyboard('{ArrowLeft}');
  expect([track.scrollLeft, shown()]).toEqual([2 * WIDTH, ['Cover']]);
});

describe('in a browser that does not say when a scroll ends', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('goes on from where another scroll left it', async () => {
    const { track } = await showGallery();
    fireEvent.keyDown(track, { key: 'End' });
    track.scrollLeft = WIDTH;
    fireEvent.scroll(track);
    act(() => jest.advanceTimersByTime(1000));
    expect([track.scrollLeft, shown()]).toEqual([3 * WIDTH, ['In the box']]);
  });

  it('follows a screen reader that scrolls it once it rests, also after a key that led nowhere', async () => {
    const { track } = await showGallery();
    fireEvent.keyDown(track, { key: 'Home' });
    act(() => jest.advanceTimersByTime(1000));
    track.scrollLeft = 2 * WIDTH;
    fireEvent.scroll(track);
    expect(shown()).toEqual(['Cover']);
  });
});
