import { useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { useRounds } from '../use-rounds';
import { cases } from './cases';
import { PrintTrail } from './print-trail';

/** Whose prints are these? */
export function Game({ onPlayed, sound }: GameProps) {
  const { index, question, next } = useRounds(cases.length, onPlayed);
  const [answer, setAnswer] = useState<string>();
  const trail = cases[index];
  if (!trail) return <Said done text="Case closed. You can read every print, detective!" />;
  const { prints, shows, answers, right, because } = trail;
  const solved = answer === right;

  function say(choice: string) {
    if (solved) return;
    setAnswer(choice);
    sound(choice === right ? 'right' : 'wrong');
  }

  function goOn() {
    setAnswer(undefined);
    next();
  }

  return (
    <div className={game.board}>
      <p ref={question} tabIndex={-1}>
        Case {index + 1} of {cases.length}. Who went along here?
      </p>
      <PrintTrail prints={prints} label={shows} />
      <div className={game.choices}>
        {answers.map((choice) => (
          <button
            key={choice}
            type="button"
            className={game.choice}
            aria-pressed={choice === answer}
            onClick={() => say(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
      <Said text={answer ? (solved ? because : 'Hm, look again. Count the toes.') : ''} />
      {solved ? (
        <button type="button" className={game.choice} onClick={goOn}>
          {index + 1 < cases.length ? 'Next case' : 'Done'}
        </button>
      ) : null}
    </div>
  );
}
