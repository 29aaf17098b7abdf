import { useRef, useState } from 'react';
import type { Recording } from '../../../formats/recording/recording';
import { useStore } from '../../../observing/store';
import type { Replay } from '../../replay/create-replay';
import type { ReplayStep } from '../../replay/replay-steps';
import { walkReplay } from '../../replay/walk-replay';
import type { Scenarios } from '../../scenarios';
import { goTo, hrefOfScenario } from '../opened-scenario';
import styles from '../standalone.module.css';
import { PickRecording } from './pick-recording';
import { ScenarioChoice } from './scenario-choice';

/** Milliseconds that a replay waits at most between two steps. */
const LONGEST_PAUSE = 1000;

interface ReplayBarProps {
  readonly name: string;
  readonly recording: Recording;
  readonly replay: Replay;
  readonly scenarios: Scenarios;
}

/** Renders the controls of a recording, and the remote's differences from it. */
export function ReplayBar({ name, recording, replay, scenarios }: ReplayBarProps) {
  const state = useStore(replay, undefined) ?? { position: 0, differences: [], isOver: false };
  const { playing, play, stop } = usePlayer(replay);
  const { steps } = replay;
  const next = replay.upcoming();
  return (
    <nav className={styles.bar} aria-label="Standalone tools">
      <p className={styles.fact}>
        <b>{name}</b>
        <span>{`, recorded on ${recording.channel}, ${recording.recordedAt.slice(0, 16).replace('T', ' ')}`}</span>
      </p>
      <button type="button" aria-disabled={state.isOver || playing} onClick={() => playing || replay.next()}>
        {next || state.isOver ? 'Next step' : 'Compare the end'}
      </button>
      <button type="button" aria-disabled={state.isOver} onClick={playing ? stop : play}>
        {playing ? 'Pause' : 'Play'}
      </button>
      <button type="button" onClick={() => window.location.reload()}>
        From the beginning
      </button>
      <p role="status" className={styles.fact}>
        {wordsFor(replay, state.isOver, next)}
      </p>
      <details>
        <summary>{`Steps (${steps.length})`}</summary>
        <ol className={styles.entries}>
          {steps.map((step, index) => (
            <li key={`${step.at} ${step.title}`} aria-current={step === next ? 'step' : undefined}>
              <span>{step.title}</span> <small>{markOf(replay, step, index < state.position)}</small>
            </li>
          ))}
        </ol>
      </details>
      <details open={state.differences.length > 0}>
        <summary>{`What differs (${state.differences.length})`}</summary>
        <ul className={styles.entries}>
          {state.differences.map((difference) => (
            <li key={difference}>{difference}</li>
          ))}
        </ul>
      </details>
      <PickRecording />
      <ScenarioChoice
        label="Leave for scenario"
        none="Choose one"
        scenarios={scenarios}
        value=""
        onChoose={(next) =>
          goTo(hrefOfScenario(scenarios[next]?.path ?? '/', next, {}, window.location.href))
        }
      />
    </nav>
  );
}

/** Takes the steps automatically, with their recorded pauses. */
function usePlayer(replay: Replay) {
  const [playing, setPlaying] = useState(false);
  const goesOn = useRef(false);
  const stop = () => {
    goesOn.current = false;
    setPlaying(false);
  };
  async function play() {
    goesOn.current = true;
    setPlaying(true);
    await walkReplay(replay, {
      goesOn: () => goesOn.current,
      pause: (since) => new Promise((resolve) => setTimeout(resolve, Math.min(since, LONGEST_PAUSE))),
    });
    setPlaying(false);
  }
  return { playing, play: () => void play(), stop };
}

function wordsFor(replay: Replay, isOver: boolean, next: ReplayStep | undefined): string {
  if (isOver) {
    const { length } = replay.get().differences;
    return length === 0 ? 'The end: all went as it was recorded.' : 'The end: see what differs.';
  }
  if (!next) return 'No more steps: what should have come by itself is compared.';
  const wait = replay.isAwaited() ? ' The page has not asked for it yet.' : '';
  return `Step ${replay.steps.indexOf(next) + 1} of ${replay.steps.length}: ${next.title.replace(/\.$/, '')}.${wait}`;
}

function markOf(replay: Replay, step: ReplayStep, isOver: boolean): string {
  if (step.by === 'host') return isOver ? 'done' : '';
  return replay.isDone(step) ? 'by the page itself' : isOver ? 'not yet' : '';
}
