import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { Module, Stats } from '@rspack/core';
import { CONTRACT } from './own-contract';
import { type FoundPackage, packageAt } from './package-at';

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
