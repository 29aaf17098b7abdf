import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GameModule } from '../activities/game';

/** Renders a game alone; its calls are in `onPlayed` and `sound`. */
export function renderGame({ Game }: GameModule) {
  const onPlayed = jest.fn();
  const sound = jest.fn();
  const user = userEvent.setup();
  return { ...render(<Game onPlayed={onPlayed} sound={sound} />), onPlayed, sound, user };
}
