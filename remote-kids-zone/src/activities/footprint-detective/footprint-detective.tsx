import { useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { useRounds } from '../use-rounds';
import { ArchedFoot } from './arched-foot';
import { type Case, cases } from './cases';
import { PrintTrail } from './print-trail';
import { WetPrint } from './wet-print';

/** Renders the game that matches a footprint to a foot, and a trail to an animal. */
export function Game({ onPlayed, sound }: GameProps) {
  const { index, question, next } = useRounds(cases.length, onPlayed);
  const [answer, setAnswer] = useState<string>();
  const trail = cases[index];
  if (!trail)
    return (
      <Said done text="Case closed. You can read every print, detective! And none of them is the best one." />
    );
  const { answers, right, hint, because } = trail;
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
        {`Case ${index + 1} of ${cases.length}. ${trail.kind === 'arch' ? 'Which foot made this print?' : 'Who went along here?'}`}
      </p>
      <Evidence of={trail} />
      <div className={game.choices}>
        {answers.map(({ name, arch }) => (
          <button
            key={name}
            type="button"
            className={game.choice}
            aria-pressed={name === answer}
            onClick={() => say(name)}
          >
            {arch === undefined ? null : <ArchedFoot arch={arch} />}
            <span>{name}</span>
          </button>
        ))}
      </div>
      <Said text={answer ? (solved ? because : hint) : ''} />
      {solved ? (
        <button type="button" className={game.choice} onClick={goOn}>
          {index + 1 < cases.length ? 'Next case' : 'Done'}
        </button>
      ) : null}
    </div>
  );
}

function Evidence({ of: trail }: { of: Case }) {
  if (trail.kind === 'arch') return <WetPrint arch={trail.arch} label={trail.shows} />;
  return <PrintTrail prints={trail.prints} label={trail.shows} />;
}
