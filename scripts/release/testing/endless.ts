/**
 * A statement that never returns, like a loop, but uses no processor time. For Node only: a page in a browser may
 * not wait.
 */
export const ENDLESS = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
