import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameModule } from '../activities/game';

/** A game on its own; what it told is in `onPlayed` and `sound`. */
export function renderGame({ Game }: GameModule) {
  const onPlayed = jest.fn();
  const sound = jest.fn();
  const user = userEvent.setup();
  return { ...render(<Game onPlayed={onPlayed} sound={sound} />), onPlayed, sound, user };
}
