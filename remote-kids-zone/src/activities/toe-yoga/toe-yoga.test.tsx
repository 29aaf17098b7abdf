import { screen } from '@testing-library/react';
import { renderGame } from '../../testing/render-game';
import { moves } from './moves';
import * as game from './toe-yoga';

it('steps through every move, also backwards, and counts as played after the last one', async () => {
  const { user, onPlayed } = renderGame(game);
  for (const { name, steps } of moves) {
    expect(screen.getByText(name)).toBeInTheDocument();
    for (const step of steps) {
      expect(screen.getByRole('status')).toHaveTextContent(step);
      expect(onPlayed).not.toHaveBeenCalled();
      if (step === steps[1]) {
        await user.click(screen.getByRole('button', { name: 'One step back' }));
        await user.click(screen.getByRole('button', { name: 'Next step' }));
      }
      await user.click(
        screen.getByRole('button', { name: step === steps.at(-1) ? 'I did it' : 'Next step' }),
      );
    }
  }
  expect(onPlayed).toHaveBeenCalledTimes(1);
});
