/**
 * How the shell hands an entry what it needs, and what the entry finds there. Counted up when remotes that are live
 * could not run with it any more: by a change of shell/src/loading/hand-over.ts or federation-bundler-runtime.js,
 * or because another version of Module Federation asks for something else, which shell/src/loading/hand-over.test.ts
 * tells. Since 4, chunks lie in folders named by their content, where earlier shells don't look for them. Since 5, chunks
 * are loaded as Rspack does it, by a plain text, which the "default" policy of earlier shells refuses.
 */
export const FEDERATION_RUNTIME = '5';
