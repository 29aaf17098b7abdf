import type { ComponentType } from 'react';
import type { Tone } from './sound';

export interface GameProps {
  /** Called when the child has finished the game. */
  readonly onPlayed: () => void;
  /** Plays a tone, if the child has switched sound on. */
  readonly sound: (tone: Tone) => void;
}

/** The module of a game, loaded when a child starts it. */
export interface GameModule {
  readonly Game: ComponentType<GameProps>;
}
