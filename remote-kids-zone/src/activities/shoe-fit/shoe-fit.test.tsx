import { screen } from '@testing-library/react';
import { renderGame } from '../../testing/render-game';
import { judgeShoe, rounds } from './rounds';
import * as game from './shoe-fit';

it.each([
  [181, 'short'],
  [192, 'fits'],
  [200, 'fits'],
  [201, 'long'],
])('judges for a foot of 180 mm a shoe of %i mm as %s', (inside, fit) => {
  expect(judgeShoe(180, { name: '', rim: 'plain', inside })).toBe(fit);
});

it('offers exactly one shoe that fits in each round', () => {
  for (const { foot, shoes } of rounds)
    expect(shoes.filter((shoe) => judgeShoe(foot, shoe) === 'fits')).toHaveLength(1);
});

it('draws each shoe of a round with a different rim', () => {
  const { container } = renderGame(game);
  const rims = [...container.querySelectorAll('rect')].map((rim) => rim.getAttribute('class'));
  expect(new Set(rims).size).toBe(3);
});

it('allows retries until a shoe fits, and counts as played after the last foot', async () => {
  const { user, onPlayed, sound } = renderGame(game);
  for (const { foot, shoes } of rounds) {
    for (const shoe of shoes.toSorted((a, b) => b.inside - a.inside)) {
      await user.click(screen.getByRole('button', { name: shoe.name }));
      if (judgeShoe(foot, shoe) === 'fits') break;
      expect(screen.queryByRole('button', { name: /Next foot|Done/ })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('status')).toHaveTextContent('This one is right.');
    expect(onPlayed).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: /Next foot|Done/ }));
  }
  expect(onPlayed).toHaveBeenCalledTimes(1);
  expect(sound).toHaveBeenCalledWith('right');
  expect(sound).toHaveBeenCalledWith('wrong');
});
