import { createRequire } from 'node:module';

const load = createRequire(import.meta.url);

/** Loads the module at a path known only at run time, once. */
export function loadModule(file: string): unknown {
  return load(file);
}
