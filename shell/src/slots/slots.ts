import { isBackendError } from '@little-arches/contracts/backend';
import { slots as terms } from '@little-arches/contracts/formats';
import type { Host, LoadedSlot, SlotUse } from '@little-arches/contracts/host';
import { asError, within } from '@little-arches/contracts/platform';
import { arrivedAndThrew } from '../federation/arrived-and-threw';
import { type LoadedRemote, RemoteLoadError } from '../federation/load-remotes';
import type { Loading } from '../federation/loading';
import type { Reports } from '../reporting/report-error';

/** Milliseconds that a filler's module and its loader may take together. */
const TIMEOUT = 8000;

/** Milliseconds until a missing file is reported: Firefox cancels loads shortly before it ends a page. */
const LEAVING = 1000;

/** A slot with its filler, ready to render. */
export interface FilledSlot extends Pick<LoadedSlot, 'Slot'> {
  readonly remote: string;
  readonly version: string;
  /** The filler's host, so that its failures are reported for it. */
  readonly host: Host;
  readonly data: unknown;
}

/** The source of what fills the slots of a page. */
export interface SlotReader {
  /** Returns true when the page's HTML contains this slot with its filler. */
  isPrerendered(use: SlotUse): boolean;
  /** Returns the slot with its filler; undefined when it stays empty. With `again` false, uses prerendered data. */
  read(use: SlotUse, again: boolean): Promise<FilledSlot | undefined>;
  /** Called with the name of a slot as soon as React has hydrated or rendered it. */
  shown(name: string): void;
}

/** Returns the host of a loaded remote. */
export type HostFor = (loaded: LoadedRemote) => Host;

/** The slots of a browser: fillers that fail are reported and leave their slot empty. */
export interface Slots extends SlotReader {
  /** Stores the data of the slots in the page's HTML. */
  startWith(prerendered: Readonly<Record<string, unknown>>): void;
  /** Calls `replay` with each slot that is shown: it repeats what a visitor did there before. */
  replayWith(replay: (name: string) => void): void;
}

/** Returns the key of a slot's prerendered data. */
export function slotKey({ name, props }: SlotUse): string {
  return `${name} ${JSON.stringify(props)}`;
}

/** Loads a slot of a remote; rejects with what the filler throws, or when it takes too long. */
export async function fillSlot(
  { name, props }: SlotUse,
  loaded: LoadedRemote,
  host: Host,
  readData: (read: LoadedSlot['read']) => unknown = (read) => read(props),
): Promise<FilledSlot> {
  const { remote, version, definition } = loaded;
  async function fill() {
    const slot = await definition.loadSlot?.(name, host);
    if (!slot) throw new Error(`${remote.name} ${version} fills no slots`);
    return { Slot: slot.Slot, data: await readData(slot.read) };
  }
  const late = () => new Error(`The slot '${name}' was not filled within ${TIMEOUT / 1000} seconds`);
  return { remote: remote.name, version, host, ...(await within(TIMEOUT, fill(), late)) };
}

/** Returns true when a slot for signed-in persons stays empty because the session ended meanwhile. */
function isSignedOutOf({ name }: SlotUse, error: Error): boolean {
  return terms[name].access === 'signed-in' && isBackendError(error) && error.status === 401;
}

/** Returns true for a file that did not arrive. */
function isMissingFile(error: Error): boolean {
  return error.name === 'ChunkLoadError' && !arrivedAndThrew(error);
}

/** Creates the slots of a browser. */
export function createSlots(loading: Loading, hostFor: HostFor, report: Reports['report']): Slots {
  let prerendered: Readonly<Record<string, unknown>> = {};
  let replay = (_: string) => {};
  const isPrerendered = (use: SlotUse) => Object.hasOwn(prerendered, slotKey(use));

  async function read(use: SlotUse, again: boolean): Promise<FilledSlot | undefined> {
    let reportHere = report;
    try {
      const remote = await loading.index.fillerOf(use.name);
      if (!remote || !loading.ownDocument.admits(remote)) return undefined;
      const loaded = await loading.load(remote);
      const host = hostFor(loaded);
      reportHere = host.reportError;
      const isKnown = !again && isPrerendered(use);
      return await fillSlot(use, loaded, host, isKnown ? () => prerendered[slotKey(use)] : undefined);
    } catch (thrown) {
      const error = asError(thrown);
      // The loader has reported its own failures.
      if (error instanceof RemoteLoadError || isSignedOutOf(use, error)) return undefined;
      if (isMissingFile(error)) setTimeout(reportHere, LEAVING, error);
      else reportHere(error);
      return undefined;
    }
  }

  return {
    isPrerendered,
    read,
    shown: (name) => replay(name),
    startWith(data) {
      prerendered = data;
    },
    replayWith(given) {
      replay = given;
    },
  };
}
