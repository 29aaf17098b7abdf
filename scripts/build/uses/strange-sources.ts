import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Module, Stats } from '@rspack/core';
import * as v from 'valibot';
import { CONTRACT } from './own-contract';

interface FoundPackage {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

const manifestSchema = v.object({ name: v.string(), version: v.optional(v.string(), '0.0.0') });

/** Matches a path in a folder of installed packages. */
const INSTALLED = /[\\/]node_modules[\\/]/;

/**
 * Finds sources in a build that are neither its own nor installed: those of another package, and a second copy of the
 * contract. Returns one sentence for each.
 */
export function findStrangeSources({ compilation }: Stats, name: string, folder: string): string[] {
  const own = realpathSync(folder);
  // A folder of sources may have no package.json of its own.
  const isInside = (file: string) =>
    file.startsWith(own + path.sep) && !INSTALLED.test(file.slice(own.length));
  const packages = new Map<string, FoundPackage | undefined>();
  const owners = new Map<string, FoundPackage>();
  const look = (modules: Iterable<Module>) => {
    for (const module of modules) {
      const file = module.nameForCondition();
      // A module without a file has no folder.
      if (file && path.isAbsolute(file) && !isInside(file)) {
        const place = path.dirname(file);
        if (!packages.has(place)) packages.set(place, packageAt(file));
        const owner = packages.get(place);
        if (owner) owners.set(owner.folder, owner);
      }
      if ('modules' in module && Array.isArray(module.modules)) look(module.modules);
    }
  };
  look(compilation.modules);
  const all = [...owners.values()];
  const copies = all.filter((owner) => owner.name === CONTRACT);
  const others = all.filter((owner) => owner.name !== CONTRACT && !INSTALLED.test(owner.folder));
  return [
    ...(copies.length > 1 ? [twoCopies(name, own, copies)] : []),
    ...others.map(
      (owner) =>
        `${name} imports a source of ${owner.name}, which is another package: each is released by itself. Move what both need to ${CONTRACT}, or copy it.`,
    ),
  ];
}

function twoCopies(name: string, folder: string, copies: readonly FoundPackage[]): string {
  const places = copies.map(
    (copy) => `${copy.version} in ${path.relative(folder, copy.folder).replaceAll('\\', '/')}`,
  );
  return `${name} is built with ${copies.length} copies of ${CONTRACT} (${places.sort().join(', ')}), but has one contract. Find who brings the other with: npm ls ${CONTRACT}. Then install the same version for all, or let them name it as a peer dependency.`;
}

/** Finds the package that a file belongs to: the nearest folder upward whose package.json has a name. */
function packageAt(file: string): FoundPackage | undefined {
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
