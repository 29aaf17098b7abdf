import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

/** A package and its folder. */
export interface FoundPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

const manifestSchema = v.object({ name: v.string(), version: v.optional(v.string(), '0.0.0') });

/** Finds the package that a file belongs to: the nearest folder upward whose package.json has a name. */
export function packageAt(file: string): FoundPackage | undefined {
  for (let folder = path.dirname(file); ; folder = path.dirname(folder)) {
    const found = manifestIn(folder);
    if (found) return { ...found, folder };
    if (path.dirname(folder) === folder) return undefined;
  }
}

function manifestIn(folder: string): v.InferOutput<typeof manifestSchema> | undefined {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const read = v.safeParse(manifestSchema, JSON.parse(readFileSync(file, 'utf8')));
  return read.success ? read.output : undefined;
}
