import { type PointerEvent, useRef, useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import styles from './bone-puzzle.module.css';
import { FootBoard } from './foot-board';
import { pieces } from './pieces';

/** Renders the bone puzzle: the child presses a bone and then its place, or drags it there. */
export function Game({ onPlayed, sound }: GameProps) {
  const [placed, setPlaced] = useState<readonly string[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState('Choose a bone. Then press its place in the foot, or pull it there.');
  const heap = useRef<HTMLDivElement>(null);
  const left = pieces.filter(({ name }) => !placed.includes(name));

  function put(name: string | undefined, place: string) {
    if (!name) return setSaid('Choose a bone first.');
    if (name !== place) {
      setSaid(`The ${name.toLowerCase()} will not go in there. Try another place.`);
      return sound('wrong');
    }
    const now = [...placed, name];
    setPlaced(now);
    setChosen(undefined);
    setSaid(`Click! The ${name.toLowerCase()}: all in place.`);
    if (now.length === pieces.length) onPlayed();
    else {
      sound('right');
      // The pressed place is no longer a button, so the focus moves.
      heap.current?.focus();
    }
  }

  function drop(name: string, { clientX, clientY }: PointerEvent) {
    const place = document
      .elementFromPoint(clientX, clientY)
      ?.closest('[data-place]')
      ?.getAttribute('data-place');
    if (place) put(name, place);
  }

  if (left.length === 0) return <FinishedFoot />;
  return (
    <div className={`stack ${styles.table}`}>
      <FootBoard placed={placed} onPlace={(place) => put(chosen, place)} />
      <div className={game.board}>
        <Said text={said} />
        <div ref={heap} tabIndex={-1} className={game.choices}>
          {left.map(({ name }) => (
            <button
              key={name}
              type="button"
              className={`${game.choice} ${styles.piece}`}
              aria-pressed={name === chosen}
              onClick={() => setChosen(name === chosen ? undefined : name)}
              // Captures the pointer, so that the button also receives the release over the foot.
              onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture?.(pointerId)}
              onPointerUp={(event) => drop(name, event)}
            >
              {name}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

function FinishedFoot() {
  return (
    <div className={game.board}>
      <FootBoard placed={pieces.map(({ name }) => name)} />
      <Said done text="All 26 bones are back. Now this foot can walk again!" />
    </div>
  );
}
