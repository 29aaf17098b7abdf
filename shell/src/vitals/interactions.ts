import { ownerOfFile, regionOf } from './owners';

/** A slow event as browsers report it; several of them form one interaction. */
export interface EventEntry {
  readonly startTime: number;
  /** Milliseconds until the next frame was shown, in steps of 8. */
  readonly duration: number;
  readonly interactionId?: number | undefined;
  readonly target?: Node | null | undefined;
}

/** An animation frame that took longer than 50 ms. */
export interface LongFrameEntry {
  readonly startTime: number;
  readonly duration: number;
  readonly scripts: readonly {
    readonly startTime: number;
    readonly duration: number;
    readonly sourceURL?: string | undefined;
  }[];
}

/** The interaction that counts, and the package that caused it. */
export interface SlowInteraction {
  readonly value: number;
  readonly owner?: string | undefined;
}

interface Interaction {
  readonly id: number;
  from: number;
  value: number;
  target: string | undefined;
}

/**
 * Number of slowest interactions that are kept: of every fifty the slowest is left out, as Interaction to Next
 * Paint defines it.
 */
const KEPT = 10;
const LEFT_OUT_OF = 50;
const MOST_FRAMES = 50;

/**
 * Finds the interaction for Interaction to Next Paint (https://web.dev/articles/inp), and the package that delayed
 * it: the remote whose scripts took most of that time, else the region that was pressed. The shell's scripts prove
 * nothing, because React runs in them for all packages.
 */
export function createInteractions() {
  const slowest: Interaction[] = [];
  const frames: LongFrameEntry[] = [];
  const seen = new Set<number>();

  function take({ interactionId: id, startTime, duration, target }: EventEntry): void {
    if (!id) return;
    seen.add(id);
    const known = slowest.find((interaction) => interaction.id === id);
    if (known) {
      if (duration > known.value) Object.assign(known, { value: duration, from: startTime });
      known.target ??= regionOf(target);
    } else slowest.push({ id, from: startTime, value: duration, target: regionOf(target) });
    slowest.sort((one, other) => other.value - one.value).splice(KEPT);
  }

  return {
    take,
    takeFrame(frame: LongFrameEntry): void {
      frames.push(frame);
      if (frames.length > MOST_FRAMES) frames.shift();
    },
    /**
     * Returns the interaction; undefined while no press was slow. `count` is the number of all interactions, if
     * known.
     */
    worst(count = 0): SlowInteraction | undefined {
      const left = Math.floor(Math.max(count, seen.size) / LEFT_OUT_OF);
      const found = slowest[Math.min(left, slowest.length - 1)];
      if (!found) return undefined;
      return { value: found.value, owner: holderOf(frames, found) ?? found.target };
    },
  };
}

/** Returns the remote whose scripts took at least half of an interaction's time. */
function holderOf(frames: readonly LongFrameEntry[], { from, value }: Interaction): string | undefined {
  const spent = new Map<string, number>();
  for (const { scripts } of frames)
    for (const { startTime, duration, sourceURL } of scripts) {
      const within = Math.min(startTime + duration, from + value) - Math.max(startTime, from);
      const owner = ownerOfFile(sourceURL);
      if (owner !== undefined && within > 0) spent.set(owner, (spent.get(owner) ?? 0) + within);
    }
  spent.delete('shell');
  const [most] = [...spent].sort(([, one], [, other]) => other - one);
  return most && most[1] >= value / 2 ? most[0] : undefined;
}
