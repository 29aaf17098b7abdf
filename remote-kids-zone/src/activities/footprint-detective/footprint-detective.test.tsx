import { screen } from '@testing-library/react';
import { accessibilityFaults } from '../../testing/accessibility';
import { renderGame } from '../../testing/render-game';
import { cases } from './cases';
import * as game from './footprint-detective';

it('has the right one among the answers of each case', () => {
  for (const { answers, right } of cases) expect(answers).toContain(right);
});

it('is solved by keyboard, case by case, and says why', async () => {
  const { user, onPlayed, container } = renderGame(game);
  for (const { shows, answers, right, because } of cases) {
    expect(screen.getByRole('img', { name: shows })).toBeInTheDocument();
    const wrong = answers.find((answer) => answer !== right) ?? '';
    screen.getByRole('button', { name: wrong }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('look again');
    screen.getByRole('button', { name: right }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent(because);
    expect(await accessibilityFaults(container)).toEqual([]);
    await user.tab();
    while (!screen.getByRole('button', { name: /Next case|Done/ }).matches(':focus')) await user.tab();
    await user.keyboard('{Enter}');
  }
  expect(onPlayed).toHaveBeenCalledTimes(1);
});

it('gives the focus to the next question', async () => {
  const { user } = renderGame(game);
  await user.click(screen.getByRole('button', { name: cases[0]?.right ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Next case' }));
  expect(screen.getByText(/^Case 2/)).toHaveFocus();
});
