import { renderSlot } from '@little-arches/contracts/testing/render';
import { act, screen } from '@testing-library/react';
import remote from '../../routes';
import { clearStamps } from '../../stamps/stamp-book';
import { accessibilityFaults } from '../../testing/accessibility';

afterEach(() => act(clearStamps));

it('shows a picture, and the game after a press', async () => {
  const { user, container } = renderSlot(remote, 'try-it-yourself', {});
  expect(await screen.findByRole('heading', { name: 'Try it yourself' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A foot stands on a beam' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Play ?: Stand like a flamingo$/ }));
  expect(await screen.findByText(/^Stand on one leg, close to a wall/)).toBeVisible();
});
