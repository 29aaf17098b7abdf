import type { RecordedFailure, Recording, RecordingStep } from '../../formats/recording/recording';

/** A recorded call with its result; `answered` is absent when the recording ended before. */
export interface RecordedCall {
  readonly name: string;
  readonly request: unknown;
  readonly answered?: { readonly answer: unknown } | { readonly failure: RecordedFailure };
}

/** One step of a replay: an action of the host (`host`), or an action that the remote must do by itself. */
export interface ReplayStep {
  readonly by: 'host' | 'remote';
  readonly at: number;
  /** A description: `getProducts is answered`. */
  readonly title: string;
  readonly step: RecordingStep;
}

/** Returns the steps of a recording that concern one remote, in order, and its calls by number. */
export function stepsOf(
  { steps }: Recording,
  remote: string,
): { readonly steps: readonly ReplayStep[]; readonly calls: ReadonlyMap<number, RecordedCall> } {
  const answers = new Map<number, NonNullable<RecordedCall['answered']>>();
  for (const step of steps) {
    if (step.kind === 'answer') answers.set(step.call, { answer: step.answer });
    if (step.kind === 'failure') answers.set(step.call, { failure: step.failure });
  }
  const calls = new Map<number, RecordedCall>();
  for (const step of steps)
    if (step.kind === 'call' && step.by === remote) {
      const answered = answers.get(step.call);
      calls.set(step.call, { name: step.name, request: step.request, ...(answered && { answered }) });
    }
  const own = steps.flatMap((step): ReplayStep[] => {
    const title = titleOf(step, calls);
    const isOwn = 'by' in step && step.by === remote;
    return title === undefined ? [] : [{ by: isOwn ? 'remote' : 'host', at: step.at, title, step }];
  });
  return { steps: own, calls };
}

/** Returns the description of a step; undefined for a step of another remote. */
function titleOf(step: RecordingStep, calls: ReadonlyMap<number, RecordedCall>): string | undefined {
  switch (step.kind) {
    case 'page':
      return `The page is ${step.path}`;
    case 'session':
      return `The session is ${step.state.status}`;
    case 'event':
      return `${step.by} publishes ${step.name}`;
    case 'call':
      return calls.has(step.call) ? `${step.by} calls ${step.name}` : undefined;
    case 'answer': {
      const call = calls.get(step.call);
      return call && `${call.name} is answered`;
    }
    case 'failure': {
      const call = calls.get(step.call);
      return call && `${call.name} fails: ${step.failure.message}`;
    }
  }
}

/** Returns the page that a recording begins with. */
export function startOf({ steps }: Recording): string {
  return steps.find((step) => step.kind === 'page')?.path ?? '/';
}
