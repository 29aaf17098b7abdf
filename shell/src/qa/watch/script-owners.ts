import {
  isToolFile,
  OVERRIDE_FORMAT,
  type OverridePage,
  overrideElements,
} from '@little-arches/contracts/formats/page';
import { parseUrl } from '@little-arches/contracts/platform';
import { readInlined } from '../../loading/inlined';
import { ownerOfFile } from '../../vitals/owners';

/** The calling package, and the place in its script. */
export interface Caller {
  /** `shell`, a remote, or `unknown`: an extension, or the console. */
  readonly owner: string;
  /** `<file>:<line>:<column>` of the caller; empty when it can't be determined. */
  readonly place: string;
}

const SHELL = 'shell';
const FRAME = /(https?:\/\/[^\s)]+?):(\d+):(\d+)\)?$/;
/** Number of stack frames to record: enough for code that runs inside React. */
const DEPTH = 40;

/** Returns the package of a script; undefined for the panel's own scripts and for foreign ones. */
export function ownerOfScript(url: string): string | undefined {
  const address = parseUrl(url);
  if (!address) return undefined;
  const { origin, pathname } = address;
  if (isToolFile(pathname.slice(pathname.lastIndexOf('/') + 1))) return undefined;
  return ownerOfFile(url) ?? servedFrom().get(origin);
}

/**
 * Returns the package whose code runs, from the scripts of a stack, innermost first: the innermost remote, because
 * nearly everything runs in the shell's React.
 */
export function ownerOfStack(urls: readonly string[]): string | undefined {
  const owners = urls.flatMap((url) => ownerOfScript(url) ?? []);
  return owners.find((owner) => owner !== SHELL) ?? owners[0];
}

/** Returns the code that called the current function's caller: the innermost remote on the stack, else the shell. */
export function findCaller(): Caller {
  const before = Error.stackTraceLimit;
  Error.stackTraceLimit = DEPTH;
  const { stack = '' } = new Error('who called');
  Error.stackTraceLimit = before;
  const frames = stack.split('\n').flatMap((line) => {
    const [, url = '', row, column] = FRAME.exec(line) ?? [];
    const owner = ownerOfScript(url);
    return owner ? [{ owner, place: `${url.slice(url.lastIndexOf('/') + 1)}:${row}:${column}` }] : [];
  });
  return frames.find(({ owner }) => owner !== SHELL) ?? frames[0] ?? { owner: 'unknown', place: '' };
}

let served: ReadonlyMap<string, string> | undefined;

/** Returns the remotes of a page with overrides, by the origin that serves them. */
function servedFrom(): ReadonlyMap<string, string> {
  if (served) return served;
  const isOverridden = document.getElementById(overrideElements.page) !== null;
  const page = isOverridden && readInlined<OverridePage>(overrideElements.page, OVERRIDE_FORMAT);
  served = new Map(page ? page.served.map(({ name, origin }) => [origin, name]) : []);
  return served;
}
