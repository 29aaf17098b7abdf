import { sampleProducts } from '@little-arches/contracts/testing';
import { layOutScroller, renderPage } from '@little-arches/contracts/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import remote from '../../routes';

const WIDTH = 400;

async function showGallery() {
  const { user } = renderPage(remote, '/store/rocket-insole', {
    answers: { functions: { getProducts: () => ({ data: sampleProducts }) } },
  });
  const track = await screen.findByRole('region', { name: 'Pictures of the Rocket Insole' });
  layOutScroller(track, { width: WIDTH });
  return { user, track };
}

const shown = () =>
  screen
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-current') === 'true')
    .map(({ textContent }) => textContent);

it('shows a product from above, cut open, its cover and its box, each with a text alternative', async () => {
  const { track } = await showGallery();
  const names = within(track)
    .getAllByRole('img')
    .map((picture) => picture.getAttribute('aria-label'));
  expect(names).toEqual([
    'The Rocket Insole from above, left and right, with a support under the arch.',
    'The Rocket Insole cut open from heel to toes: shallow heel cup, gentle rise and slim.',
    'The cover of the Rocket Insole from close by: plain.',
    'What is in the box of the Rocket Insole: a left and a right insole.',
  ]);
});

it('scrolls to the view of a pressed button, and marks it as current during the scroll', async () => {
  const { user, track } = await showGallery();
  await user.click(screen.getByRole('button', { name: 'In the box' }));
  expect([track.scrollLeft, shown()]).toEqual([3 * WIDTH, ['In the box']]);
  track.scrollLeft = WIDTH;
  fireEvent.scroll(track);
  expect(shown()).toEqual(['In the box']);
});
