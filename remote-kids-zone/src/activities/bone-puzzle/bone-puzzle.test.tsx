import { fireEvent, screen, within } from '@testing-library/react';
import { bones } from '../../drawings/foot-bones/bones';
import { renderGame } from '../../testing/render-game';
import * as game from './bone-puzzle';
import { pieces } from './pieces';

const placeOf = (place: string) => screen.getByRole('button', { name: `Place: ${place}` });

// jsdom has no layout.
beforeEach(() => void Object.assign(document, { elementFromPoint: () => null }));

it('contains each of the 26 bones in one piece', () => {
  const outlines = pieces.flatMap((piece) => piece.bones.map(({ outline }) => outline));
  expect(outlines.toSorted()).toEqual(bones.map(({ outline }) => outline).toSorted());
});

it('can be solved by keyboard', async () => {
  const { user, onPlayed } = renderGame(game);
  for (const { name, place } of pieces) {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    placeOf(place).focus();
    await user.keyboard(' ');
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('group', { name: 'The foot' })).getByRole('img', { name }),
    ).toBeInTheDocument();
  }
  expect(onPlayed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('All 26 bones are back.');
});

it('refuses a bone at the wrong place', async () => {
  const { user, sound } = renderGame(game);
  await user.click(screen.getByRole('button', { name: 'Heel bone' }));
  await user.click(placeOf('Where the leg stands'));
  expect(screen.getByRole('status')).toHaveTextContent('The heel bone will not go in there.');
  expect(sound).toHaveBeenLastCalledWith('wrong');
  expect(screen.getByRole('button', { name: 'Heel bone' })).toHaveAttribute('aria-pressed', 'true');
});

it('accepts a bone that is dragged to its place', () => {
  renderGame(game);
  const place = placeOf('At the very back');
  Object.assign(document, { elementFromPoint: () => place.firstElementChild });
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Heel bone' }), { clientX: 1, clientY: 1 });
  expect(screen.getByRole('img', { name: 'Heel bone' })).toBeInTheDocument();
});
