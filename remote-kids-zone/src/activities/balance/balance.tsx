import { Button } from '@little-arches/contracts/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GameProps } from '../game';
import game from '../game.module.css';
import { Said } from '../said';
import { Flamingo } from './flamingo';
import { allowMotion, hasMotion, watchWobbles } from './motion';

/** Seconds on one leg until the flamingo is completely pink. */
const ENOUGH = 10;

type Phase = 'ready' | 'standing' | 'down' | 'done';

/**
 * Renders the game of standing on one leg. The phone's motion sensor detects wobbles if permitted; otherwise the
 * child presses a button when the foot is down.
 */
export function Game({ onPlayed, sound }: GameProps) {
  const [phase, setPhase] = useState<Phase>('ready');
  const [seconds, setSeconds] = useState(0);
  const [feels, setFeels] = useState(false);

  const finish = useEffectEvent(onPlayed);
  useEffect(() => {
    if (phase !== 'standing') return;
    let passed = 0;
    const timer = setInterval(() => {
      passed += 1;
      setSeconds(passed);
      if (passed < ENOUGH) return;
      setPhase('done');
      finish();
    }, 1000);
    return () => clearInterval(timer);
  }, [phase]);

  useEffect(() => {
    if (phase === 'standing' && feels) return watchWobbles(() => setPhase('down'));
  }, [phase, feels]);

  function start() {
    setSeconds(0);
    setPhase('standing');
    sound('right');
  }

  return (
    <div className={game.board}>
      <p>Stand on one leg, close to a wall or a grown-up. Ten seconds, and the flamingo is all pink.</p>
      <Flamingo share={Math.min(1, seconds / ENOUGH)} />
      <Said done={phase === 'done'} text={sentences[phase]} />
      <div className="row middle">
        {phase === 'standing' ? (
          <Button onClick={() => setPhase('down')}>My foot is down</Button>
        ) : (
          <Button onClick={start}>{phase === 'ready' ? 'Start' : 'Once more, other leg'}</Button>
        )}
        {hasMotion() && phase !== 'standing' ? (
          <Button
            look="quiet"
            aria-pressed={feels}
            onClick={() => void (feels ? Promise.resolve(false) : allowMotion()).then(setFeels)}
          >
            Let the phone feel it
          </Button>
        ) : null}
      </div>
      {feels ? <p>Hold the phone in your hand. It notices a big wobble.</p> : null}
    </div>
  );
}

const sentences: Readonly<Record<Phase, string>> = {
  ready: 'Ready? Press Start and lift one foot.',
  standing: 'You stand! Look at one spot and breathe.',
  down: 'Wobbles train your feet. Try again!',
  done: 'What a flamingo! You stood still as a bird.',
};
