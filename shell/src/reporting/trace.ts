import { propertyOf } from '@little-arches/contracts/platform';

/** Most causes of an error that are followed. */
const DEEPEST = 4;

let current: string | undefined;
/** Traces of errors that occurred during a call, whose press may be over when they are reported. */
const known = new WeakMap<object, string>();

/**
 * Returns the id of the current trace: a random number for everything since the last press, or since the page was
 * loaded. It exists in the memory of this page only and is never used again.
 */
export function currentTrace(): string {
  current ??= randomHex(16);
  return current;
}

/** Begins a trace with every press of a pointer or a key, before any other code handles it. */
export function tracePresses(): void {
  const begin = () => {
    current = undefined;
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, begin, { capture: true, passive: true });
}

/**
 * Returns the `traceparent` header of one request (https://www.w3.org/TR/trace-context/). Its last field says that
 * the page records nothing: only a server may.
 */
export function traceparent(trace: string): string {
  return `00-${trace}-${randomHex(8)}-00`;
}

/** Marks what was thrown with the trace of its call, and returns it. */
export function markTrace<Thrown>(thrown: Thrown, trace: string): Thrown {
  if (typeof thrown === 'object' && thrown) known.set(thrown, trace);
  return thrown;
}

/** Returns the trace of the call that an error or one of its causes comes from; otherwise the current one. */
export function traceOf(thrown: unknown): string {
  let error = thrown;
  for (let depth = 0; depth < DEEPEST && typeof error === 'object' && error; depth += 1) {
    const trace = known.get(error);
    if (trace !== undefined) return trace;
    error = propertyOf(error, 'cause');
  }
  return currentTrace();
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
