import { useState } from 'react';
import { Sole } from '../../drawings/sole';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { useRounds } from '../use-rounds';
import { judgeShoe, rounds, type Shoe, sentences } from './rounds';
import styles from './shoe-fit.module.css';

/**
 * Renders the game with three feet and three shoes for each: which shoe has room for a thumb in front of the toes?
 */
export function Game({ onPlayed, sound }: GameProps) {
  const { index, question, next } = useRounds(rounds.length, onPlayed);
  const [tried, setTried] = useState<Shoe>();
  const round = rounds[index];
  if (!round) return <Said done text="Three feet, three shoes. You found them all!" />;
  const { foot, shoes } = round;
  const fit = tried && judgeShoe(foot, tried);

  function tryOn(shoe: Shoe) {
    if (fit === 'fits') return;
    setTried(shoe);
    sound(judgeShoe(foot, shoe) === 'fits' ? 'right' : 'wrong');
  }

  function goOn() {
    setTried(undefined);
    next();
  }

  return (
    <div className={game.board}>
      <p ref={question} tabIndex={-1}>
        {`Foot ${index + 1} of ${rounds.length}. Which shoe fits? In front of the toes there must be room for a thumb.`}
      </p>
      <div className={game.choices}>
        {shoes.map((shoe) => (
          <button
            key={shoe.name}
            type="button"
            className={game.choice}
            aria-pressed={shoe === tried}
            onClick={() => tryOn(shoe)}
          >
            <FootInShoe foot={foot} shoe={shoe} />
            <span>{shoe.name}</span>
          </button>
        ))}
      </div>
      <Said text={fit ? sentences[fit] : ''} />
      {fit === 'fits' ? (
        <button type="button" className={game.choice} onClick={goOn}>
          {index + 1 < rounds.length ? 'Next foot' : 'Done'}
        </button>
      ) : null}
    </div>
  );
}

/** Renders a foot in a shoe from above, one unit per millimetre, with the heel at the back of the shoe. */
function FootInShoe({ foot, shoe }: { foot: number; shoe: Shoe }) {
  const scale = foot / 165;
  return (
    <svg viewBox="-60 -250 120 256" className={styles.shoe} aria-hidden="true">
      <rect
        x="-54"
        y={-shoe.inside}
        width="108"
        height={shoe.inside}
        rx="46"
        className={`${styles.inside} ${styles[shoe.rim]}`}
      />
      <Sole transform={`translate(${-44 * scale} ${-foot - 3}) scale(${0.78 * scale} ${scale})`} />
    </svg>
  );
}
