import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/project-root';
import { remoteFiles } from './fixture/remote-files';
import { createRendered } from './fixture/rendered';
import { packages } from './fixture/world';
import { writeFiles } from './fixture/write-world';
import type { SeededChange } from './seeded-change';

/** Makes changes in a copy of the checkout, all at once, and returns a function that reverts them. */
export function makeEdits(folder: string, changes: readonly SeededChange[]): () => void {
  const before = new Map<string, string>();
  const undo = () => {
    for (const [file, text] of before) writeFileSync(file, text);
    writeFixture(folder, []);
  };
  try {
    for (const { file, change } of changes.flatMap(({ edits }) => edits)) {
      const place = path.join(folder, file);
      const text = readFileSync(place, 'utf8');
      if (!before.has(place)) before.set(place, text);
      const changed = change(text);
      if (changed === text) throw new Error(`${file} stays as it is: correct the table`);
      writeFileSync(place, changed);
    }
    writeFixture(folder, changes);
  } catch (error) {
    undo();
    throw error;
  }
  return undo;
}

/** Writes the fixture remote with the given changes. */
export function writeFixture(folder: string, changes: readonly SeededChange[]): void {
  const world = createRendered();
  for (const { make } of changes) make?.(world);
  const own = path.join(folder, packages.games);
  rmSync(path.join(own, 'src'), { recursive: true, force: true });
  writeFiles(own, remoteFiles(packages.games, world.games));
}

/** Returns the names of changes that do not match the current sources. */
export function misplaced(changes: readonly SeededChange[]): string[] {
  return changes.flatMap(({ name, edits }) =>
    edits.flatMap(({ file, change }) => {
      const place = path.join(projectRoot(), file);
      const text = existsSync(place) ? readFileSync(place, 'utf8') : '';
      try {
        return change(text) === text ? `${name}: ${file} stays as it is` : [];
      } catch (error) {
        return `${name}: ${error instanceof Error ? error.message : String(error)}`;
      }
    }),
  );
}
