/**
 * How the shell hands the runtime of Module Federation to an entry, and what the entry finds in it. Counted up when
 * that changes: in shell/src/loading/federation.ts, federation-bundler-runtime.js or trusted-scripts.ts, or because
 * another version of Module Federation brings something else, which shell/src/loading/hand-over.test.ts tells.
 */
export const FEDERATION_RUNTIME = '3';
