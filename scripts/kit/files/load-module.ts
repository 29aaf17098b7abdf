import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Loads the module in a file that only the run knows, once. */
export function loadModule(file: string): unknown {
  return load(file);
}
