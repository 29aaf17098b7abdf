import { archIndexOf, footprintOf } from '@little-arches/contracts/ui';
import { screen } from '@testing-library/react';
import { renderGame } from '../../testing/render-game';
import { archedFeet, type Case, cases, printUnder } from './cases';
import * as game from './footprint-detective';

const namesIn = (trail: Case) => trail.answers.map(({ name }) => name);

it('asks which print belongs to each arch: the higher the arch, the narrower the middle of the print', () => {
  const asked = cases.flatMap((trail) => (trail.kind === 'arch' ? [trail.right] : []));
  expect(asked.toSorted()).toEqual(archedFeet.map(({ name }) => name).toSorted());
  const wet = archedFeet
    .toSorted((a, b) => a.arch - b.arch)
    .map(({ arch }) => archIndexOf(footprintOf(printUnder(arch)).sole));
  // The heights differ enough to be distinguished by eye.
  for (const [index, share] of wet.slice(1).entries())
    expect((wet[index] ?? 0) - share).toBeGreaterThan(0.06);
});

it('draws the print of the correct arch, and a different print for each case', () => {
  const drawn = cases.flatMap((trail) => (trail.kind === 'arch' ? [trail.arch] : []));
  for (const trail of cases)
    if (trail.kind === 'arch')
      expect(archedFeet.find(({ name }) => name === trail.right)?.arch).toBe(trail.arch);
  expect(new Set(drawn).size).toBe(archedFeet.length);
});

it('can be solved by keyboard, and explains each answer', async () => {
  const { user, onPlayed } = renderGame(game);
  for (const trail of cases) {
    const { shows, right, hint, because } = trail;
    expect(screen.getByRole('img', { name: shows })).toBeInTheDocument();
    const wrong = namesIn(trail).find((name) => name !== right) ?? '';
    screen.getByRole('button', { name: wrong }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent(hint);
    screen.getByRole('button', { name: right }).focus();
    await user.keyboard(' ');
    expect(screen.getByRole('status')).toHaveTextContent(because);
    await user.tab();
    while (!screen.getByRole('button', { name: /Next case|Done/ }).matches(':focus')) await user.tab();
    await user.keyboard('{Enter}');
  }
  expect(onPlayed).toHaveBeenCalledTimes(1);
});

it('moves the focus to the next question', async () => {
  const { user } = renderGame(game);
  await user.click(screen.getByRole('button', { name: cases[0]?.right ?? '' }));
  await user.click(screen.getByRole('button', { name: 'Next case' }));
  expect(screen.getByText(/^Case 2/)).toHaveFocus();
});
