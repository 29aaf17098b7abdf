import { screen } from '@testing-library/react';
import { renderGame } from '../../testing/render-game';
import * as game from './measure-foot';

it('prints the sheet, and counts as played after the child has measured', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user, onPlayed } = renderGame(game);
  await user.click(screen.getByRole('button', { name: 'Print the sheet' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(onPlayed).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'I measured my feet' }));
  expect(onPlayed).toHaveBeenCalledTimes(1);
});
