import { ownerOfScript, ownerOfStack } from './script-owners';

/** The cost of running a package's scripts. */
export interface RuntimeCost {
  readonly owner: string;
  /** Milliseconds in which its code ran. */
  readonly busy: number;
  /** Number of frames longer than 50 ms that are attributed to it, and the longest of them. */
  readonly longFrames: number;
  readonly longest: number;
}

/** The measured cost. */
export interface CostWatch {
  /**
   * Returns true when stacks were sampled. Otherwise only the code that started a script is known: React's work
   * counts as the shell's.
   */
  isSampled(): boolean;
  now(): readonly RuntimeCost[];
}

/** JS Self-Profiling (https://wicg.github.io/js-self-profiling), which the server allows on pages with the panel. */
interface ProfilerTrace {
  readonly resources: readonly string[];
  readonly frames: readonly { readonly resourceId?: number }[];
  readonly stacks: readonly { readonly frameId: number; readonly parentId?: number }[];
  readonly samples: readonly { readonly timestamp: number; readonly stackId?: number }[];
}
interface Profiler {
  stop(): Promise<ProfilerTrace>;
}
type ProfilerClass = new (options: { sampleInterval: number; maxBufferSize: number }) => Profiler;

interface LongFrame {
  readonly startTime: number;
  readonly duration: number;
  readonly scripts: readonly { readonly sourceURL?: string; readonly duration: number }[];
}
interface Sample {
  readonly at: number;
  readonly owner: string;
  readonly length: number;
}

/** Milliseconds between samples, and between readings of them. */
const INTERVAL = 10;
const LOOK = 1500;
/** Milliseconds for which samples are kept. */
const KEPT = 15_000;

/**
 * Measures from now on the cost of each package's scripts; of long frames also earlier ones. `mayProfile` is true
 * where the page's policy allows profiling: a refused request would log an error.
 */
export function watchCost(tell: () => void, mayProfile = true): CostWatch {
  const costs = new Map<string, RuntimeCost>();
  let waiting: LongFrame[] = [];
  let recent: readonly Sample[] = [];
  const add = (owner: string, more: Partial<Omit<RuntimeCost, 'owner'>>) => {
    const { busy, longFrames, longest } = costs.get(owner) ?? { busy: 0, longFrames: 0, longest: 0 };
    costs.set(owner, {
      owner,
      busy: busy + (more.busy ?? 0),
      longFrames: longFrames + (more.longFrames ?? 0),
      longest: Math.max(longest, more.longest ?? 0),
    });
  };
  const blame = ({ scripts, duration }: LongFrame, samples: readonly Pick<Sample, 'owner' | 'length'>[]) => {
    const sampled = most(samples.map(({ owner, length }) => [owner, length]));
    const began = scripts.map((script) => [ownerOfScript(script.sourceURL ?? ''), script.duration] as const);
    const owner = sampled ?? most(began);
    if (owner) add(owner, { longFrames: 1, longest: Math.round(duration) });
  };
  const profiler =
    mayProfile &&
    startProfiler((samples, until) => {
      for (const { owner, length } of samples) add(owner, { busy: length });
      // A long frame may have begun before the last reading, and browsers report it late.
      recent = [...recent, ...samples].filter(({ at }) => at > until - KEPT);
      const due = waiting.filter(({ startTime, duration }) => startTime + duration <= until);
      waiting = waiting.filter((frame) => !due.includes(frame));
      for (const frame of due)
        blame(
          frame,
          recent.filter(({ at }) => at >= frame.startTime && at <= frame.startTime + frame.duration),
        );
      if (samples.length > 0 || due.length > 0) tell();
    });
  observeLongFrames((frame) => {
    if (profiler) return waiting.push(frame);
    for (const script of frame.scripts) {
      const owner = ownerOfScript(script.sourceURL ?? '');
      if (owner) add(owner, { busy: script.duration });
    }
    blame(frame, []);
    tell();
  });
  return {
    isSampled: () => profiler,
    now: () => [...costs.values()].map((cost) => ({ ...cost, busy: Math.round(cost.busy) })),
  };
}

function observeLongFrames(take: (frame: LongFrame) => void): void {
  const type = 'long-animation-frame';
  if (typeof PerformanceObserver !== 'function') return;
  if (!PerformanceObserver.supportedEntryTypes?.includes(type)) return;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) take(entry as unknown as LongFrame);
  }).observe({ type, buffered: true });
}

/**
 * Returns true when the profiler started. `take` receives the samples of each interval and the end of the interval.
 */
function startProfiler(take: (samples: Sample[], until: number) => void): boolean {
  const Profiler: unknown = Reflect.get(globalThis, 'Profiler');
  if (typeof Profiler !== 'function') return false;
  const start = () =>
    new (Profiler as ProfilerClass)({ sampleInterval: INTERVAL, maxBufferSize: (2 * LOOK) / INTERVAL });
  async function goOn(first: Profiler): Promise<void> {
    for (let running = first; ; ) {
      await new Promise((resolve) => setTimeout(resolve, LOOK));
      const trace = await running.stop();
      const until = performance.now();
      running = start();
      take(samplesOf(trace), until);
    }
  }
  try {
    // If profiling can't be restarted, earlier results stay.
    goOn(start()).catch(() => {});
    return true;
  } catch {
    // The page's policy doesn't allow it.
    return false;
  }
}

function samplesOf({ resources, frames, stacks, samples }: ProfilerTrace): Sample[] {
  const owners = new Map<number, string | undefined>();
  const ownerOf = (stackId: number) => {
    if (!owners.has(stackId)) owners.set(stackId, ownerOfStack(urlsOf(stackId)));
    return owners.get(stackId);
  };
  function urlsOf(stackId: number | undefined): string[] {
    const stack = stackId === undefined ? undefined : stacks[stackId];
    if (!stack) return [];
    const url = resources[frames[stack.frameId]?.resourceId ?? -1];
    return [...(url ? [url] : []), ...urlsOf(stack.parentId)];
  }
  return samples.flatMap(({ timestamp, stackId }, index) => {
    const owner = stackId === undefined ? undefined : ownerOf(stackId);
    const next = samples[index + 1]?.timestamp ?? timestamp + INTERVAL;
    return owner ? [{ at: timestamp, owner, length: Math.min(next - timestamp, 2 * INTERVAL) }] : [];
  });
}

/** Returns the name with the largest sum. */
function most(parts: readonly (readonly [name: string | undefined, size: number])[]): string | undefined {
  const sums = new Map<string, number>();
  for (const [name, size] of parts) if (name) sums.set(name, (sums.get(name) ?? 0) + size);
  return [...sums].sort(([, one], [, other]) => other - one)[0]?.[0];
}
