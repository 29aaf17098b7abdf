/**
 * How the shell hands an entry what it needs, and what the entry finds there. Counted up when remotes that are live
 * could not run with it any more: by a change of shell/src/loading/hand-over.ts, federation-bundler-runtime.js or
 * trusted-scripts.ts, or because another version of Module Federation asks for something else, which
 * shell/src/loading/hand-over.test.ts tells. Since 4, chunks lie in folders named by their content, where earlier
 * shells don't look for them.
 */
export const FEDERATION_RUNTIME = '4';
