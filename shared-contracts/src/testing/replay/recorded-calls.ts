import { covers } from './covers';
import type { RecordedCall } from './replay-steps';

/** The recorded results of a remote's calls. */
export interface RecordedCalls {
  /**
   * Returns the result of the call, once the replay has reached it; undefined for a call without a recorded one of
   * its name.
   */
  take(name: string, request: unknown): Promise<RecordedCall['answered']> | undefined;
  /** Releases the result of the call with this number. */
  release(call: number): void;
  isMade(call: number): boolean;
}

interface Slot {
  readonly call: RecordedCall;
  made: boolean;
  readonly released: Promise<RecordedCall['answered']>;
  readonly release: () => void;
}

/**
 * Creates the recorded calls. Calls `differs` for calls that differ from the recording, and `onMade` for recorded
 * ones.
 */
export function createRecordedCalls(
  calls: ReadonlyMap<number, RecordedCall>,
  { differs, onMade }: { readonly differs: (what: string) => void; readonly onMade: () => void },
): RecordedCalls {
  const slots = new Map([...calls].map(([number, call]) => [number, createSlot(call)]));
  const like = (name: string) => [...slots.values()].filter(({ call }) => call.name === name);
  return {
    take(name, request) {
      const same = like(name);
      const open = same.filter(({ made }) => !made);
      const slot = open.find(({ call }) => covers(call.request, request)) ?? open[0];
      if (slot) {
        slot.made = true;
        onMade();
        if (!covers(slot.call.request, request))
          differs(`${name} asks for ${asText(request)}; recorded was ${asText(slot.call.request)}`);
        return slot.released;
      }
      const last = same.at(-1);
      if (last) differs(`${name} is called once more than was recorded; it gets the same answer`);
      else differs(`${name} was not recorded; made-up data answer it`);
      return last?.released;
    },
    release: (call) => slots.get(call)?.release(),
    isMade: (call) => slots.get(call)?.made ?? false,
  };
}

function createSlot(call: RecordedCall): Slot {
  let release = () => {};
  const released = new Promise<RecordedCall['answered']>((resolve) => {
    release = () => resolve(call.answered);
  });
  return { call, made: false, released, release };
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing';
}
