import type { Replay } from './create-replay';

/** Milliseconds that a walk waits for a call, and between two checks for it. */
const PATIENCE = 2000;
const LOOK = 20;

/** The speed of a replay that continues by itself. */
interface Pace {
  /** Waits before a step that came this many milliseconds after the previous one. */
  pause(milliseconds: number): Promise<void>;
  /** Called before each step; false ends the walk. */
  goesOn(): boolean;
}

/** Takes all steps to the end. Takes an answer when the remote has made the call, or after a time limit. */
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
  // The last step compares the expected calls and events of the remote.
  if (goesOn()) replay.next();
}
