import type { ComponentType } from 'react';
import type { Tone } from './sound';

/** What a game is given. */
export interface GameProps {
  /** The child has got to the end. */
  readonly onPlayed: () => void;
  /** Lets the device sound, if the child wants it to. */
  readonly sound: (tone: Tone) => void;
}

/** The module of a game: a file of its own, fetched when someone plays. */
export interface GameModule {
  readonly Game: ComponentType<GameProps>;
}
