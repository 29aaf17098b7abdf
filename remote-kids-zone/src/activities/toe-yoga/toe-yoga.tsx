import { Button } from '@little-arches/contracts/ui';
import { useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { MoveDrawing } from './move-drawing';
import { moves } from './moves';

/** Renders exercises to follow step by step, at the child's own pace. */
export function Game({ onPlayed, sound }: GameProps) {
  const [place, setPlace] = useState({ move: 0, step: 0 });
  const move = moves[place.move];
  if (!move) return <Said done text="Your toes say thank you. Do it again tomorrow!" />;
  const isLastStep = place.step + 1 === move.steps.length;

  function next() {
    if (!isLastStep) {
      sound('right');
      return setPlace({ ...place, step: place.step + 1 });
    }
    setPlace({ move: place.move + 1, step: 0 });
    if (place.move + 1 === moves.length) onPlayed();
    else sound('right');
  }

  return (
    <div className={game.board}>
      <p>
        <span>{`Move ${place.move + 1} of ${moves.length}: `}</span>
        <strong>{move.name}</strong>
      </p>
      <MoveDrawing kind={move.kind} />
      <Said text={move.steps[place.step] ?? ''} />
      <div className="row middle">
        <Button onClick={next}>{isLastStep ? 'I did it' : 'Next step'}</Button>
        {place.step > 0 ? (
          <Button look="quiet" onClick={() => setPlace({ ...place, step: place.step - 1 })}>
            One step back
          </Button>
        ) : null}
      </div>
      <p>If something hurts, stop and tell a grown-up.</p>
    </div>
  );
}
