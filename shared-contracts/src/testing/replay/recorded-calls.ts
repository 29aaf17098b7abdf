import { covers } from './covers';
import type { RecordedCall } from './replay-steps';

/** The recorded results of a remote's calls. */
export interface RecordedCalls {
  /** The result of the call, once the replay is that far; undefined for one that has no like. */
  take(name: string, request: unknown): Promise<RecordedCall['answered']> | undefined;
  /** Lets the call with this number have the result. */
  release(call: number): void;
  isMade(call: number): boolean;
}

interface Slot {
  readonly call: RecordedCall;
  made: boolean;
  readonly released: Promise<RecordedCall['answered']>;
  readonly release: () => void;
}

/** Makes one; `differs` is notified of calls that were not recorded so, `onMade` of each that was. */
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
