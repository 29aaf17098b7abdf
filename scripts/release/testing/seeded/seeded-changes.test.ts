import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { seededChanges } from './changes/changes';
import type { SeededChange } from './seeded-change';

it('are 200 and more, each with a name of its own', () => {
  expect(seededChanges.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

it('can be made in the sources as they are', () => {
  expect(seededChanges.flatMap(misplaced)).toEqual([]);
});

/** The edits of a change that find no place, or more than one. */
function misplaced({ name, edits }: SeededChange): string[] {
  const texts = new Map<string, string>();
  return edits.flatMap((edit) => {
    const file = path.join(projectRoot(), edit.file);
    if ('content' in edit) return existsSync(file) ? [`${name}: ${edit.file} is there already`] : [];
    const pieces = (texts.get(file) ?? readFileSync(file, 'utf8')).split(edit.find);
    texts.set(file, pieces.join(edit.replace));
    const fits = edit.everywhere ? pieces.length > 1 : pieces.length === 2;
    return fits ? [] : [`${name}: '${edit.find}' stands ${pieces.length - 1} times in ${edit.file}`];
  });
}
