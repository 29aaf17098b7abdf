import type { Replay } from './create-replay';

/** Milliseconds that a walk waits for a call, and between two looks whether it was made. */
const PATIENCE = 2000;
const LOOK = 20;

/** How fast a replay continues by itself. */
interface Pace {
  /** Waits before a step that came this many milliseconds after the one before. */
  pause(milliseconds: number): Promise<void>;
  /** Asked before each step. */
  goesOn(): boolean;
}

/** Takes step after step to the end: an answer once the remote has asked for it, or does not in a while. */
export async function walkReplay(replay: Replay, { pause, goesOn }: Pace): Promise<void> {
  let before = 0;
  for (let step = replay.upcoming(); step; step = replay.upcoming()) {
    await pause(Math.max(0, step.at - before));
    for (let waited = 0; replay.isAwaited() && waited < PATIENCE && goesOn(); waited += LOOK)
      await new Promise((resolve) => setTimeout(resolve, LOOK));
    if (!goesOn()) return;
    before = step.at;
    replay.next();
  }
  await pause(0);
  // The end compares what should have come by itself.
  if (goesOn()) replay.next();
}
