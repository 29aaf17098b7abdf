/**
 * A statement that never comes back, as a loop does, and takes no processor time meanwhile. For what runs in Node: a
 * page in a browser may not wait.
 */
export const ENDLESS = 'for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
