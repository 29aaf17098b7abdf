import { useHost } from '@little-arches/contracts/host';
import { Button } from '@little-arches/contracts/ui';
import { Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { stamp, useStamps } from '../stamps/stamp-book';
import { StampMark } from '../stamps/stamp-mark';
import { activities } from './activity';
import styles from './activity-figure.module.css';
import type { GameModule } from './game';
import { playTone, type Tone } from './sound';

type Loading = 'idle' | 'loading' | 'failed' | GameModule;

const notes = {
  idle: null,
  loading: 'Here it comes …',
  failed: 'The game tripped on its way to you. Please try again.',
} as const;

/**
 * Renders an activity: a picture with a Play button, and the game after a press. `label` describes the picture;
 * without scripts only the picture is rendered.
 */
export function ActivityFigure({
  name,
  label,
  picture,
}: {
  name: string;
  label: string;
  picture: ReactNode;
}) {
  const activity = activities.get(name);
  const { reportError } = useHost();
  const [game, setGame] = useState<Loading>('idle');
  const played = useStamps().played.includes(name);
  if (!activity) return null;
  const { title, load } = activity;
  const isOpen = typeof game === 'object';

  async function open() {
    setGame('loading');
    try {
      setGame(await load());
    } catch (failure) {
      reportError(failure);
      setGame('failed');
    }
  }

  return (
    <figure className={`stack ${styles.figure}`} aria-label={title}>
      <figcaption className={`row middle ${styles.head}`}>
        <strong>{title}</strong>
        {played ? <StampMark text="Played" /> : null}
      </figcaption>
      {isOpen ? (
        <OpenGame game={game} name={name} onClose={() => setGame('idle')} />
      ) : (
        <>
          <div role="img" aria-label={label} className={styles.picture}>
            {picture}
          </div>
          <div className={`row middle ${styles.start}`}>
            <Button onClick={() => void open()} busy={game === 'loading'}>
              <Play size={20} aria-hidden="true" />
              <span>{played ? 'Play again' : 'Play'}</span>
              <span className="visually-hidden">{`: ${title}`}</span>
            </Button>
            <span role="status">{typeof game === 'string' ? notes[game] : null}</span>
          </div>
        </>
      )}
    </figure>
  );
}

function OpenGame({
  game: { Game },
  name,
  onClose,
}: {
  game: GameModule;
  name: string;
  onClose: () => void;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [sounds, setSounds] = useState(false);
  // The focused button was removed.
  useEffect(() => box.current?.focus(), []);

  function sound(tone: Tone) {
    if (sounds) playTone(tone);
  }

  function end() {
    stamp('played', name);
    sound('done');
    box.current?.focus();
  }

  return (
    <div ref={box} tabIndex={-1} className={`stack gap-5 ${styles.game}`}>
      <Game onPlayed={end} sound={sound} />
      <div className={`row middle ${styles.bar}`}>
        <Button look="quiet" aria-pressed={sounds} onClick={() => setSounds(!sounds)}>
          {sounds ? <Volume2 size={20} aria-hidden="true" /> : <VolumeX size={20} aria-hidden="true" />}
          <span>Sound</span>
        </Button>
        <Button look="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}
