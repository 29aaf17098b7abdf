import { footprintOf, type Point } from '@little-arches/contracts/ui';
import { useState } from 'react';
import { SideFoot } from '../../drawings/side-foot';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { useRounds } from '../use-rounds';
import { type Case, cases, printUnder } from './cases';
import { PrintTrail } from './print-trail';
import styles from './prints.module.css';

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

/**
 * Renders a foot on the floor from its inner side, one unit per millimetre. A text beside it states the height of
 * the arch.
 */
function ArchedFoot({ arch }: { arch: number }) {
  return (
    <svg viewBox="0 26 190 88" className={styles.foot} aria-hidden="true">
      <SideFoot transform="" arch={arch} />
      <path d="M0 111H190" className={styles.floor} />
    </svg>
  );
}

/** Margin around a footprint, in millimetres. */
const MARGIN = 12;

/** Renders the wet print of a foot with this arch on paper, with the toes on the left and the inner side up. */
function WetPrint({ arch, label }: { arch: number; label: string }) {
  const print = printUnder(arch);
  const { sole, toes } = footprintOf(print);
  const [width, height] = [print.length_mm + 2 * MARGIN, print.width_mm + 2 * MARGIN];
  const at = ([inwards, forwards]: Point) =>
    [short(width - MARGIN - forwards), short(height * 0.54 - inwards)] as const;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={game.picture} role="img" aria-label={label}>
      <rect width={width} height={height} className={styles.paper} />
      <g className={styles.print}>
        <path d={`M${sole.map((point) => at(point).join(' ')).join('L')}Z`} />
        {toes.map(({ x, y, rx, ry }) => {
          const [cx, cy] = at([x, y]);
          return <ellipse key={x} cx={cx} cy={cy} rx={short(ry)} ry={short(rx)} />;
        })}
      </g>
    </svg>
  );
}

function short(millimetres: number): number {
  return Math.round(millimetres * 10) / 10;
}
