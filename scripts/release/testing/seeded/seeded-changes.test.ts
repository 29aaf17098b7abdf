import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { groupChanges } from './at-once';
import { seededChanges } from './changes/changes';
import { added, breaking, messageThat, type SeededChange } from './seeded-change';

it('have unique names', () => {
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

it('can be made in the sources as they are', () => {
  expect(seededChanges.flatMap(misplaced)).toEqual([]);
});

it('name parts of a message, in their order', () => {
  const about = messageThat('/kids-text … is not (yet)');
  expect('The page /kids-text of 1.0.0 is not (yet) rendered').toMatch(about);
  expect('It is not (yet) on /kids-text').not.toMatch(about);
  expect('The page /kids-texts is not yet rendered').not.toMatch(about);
});

it('are reported together, unless one message would fit two', () => {
  const saying = (says: string) => {
    const [change] = breaking([[says, 'remote-kids-zone', [added(says, '')], 'render', says]]);
    if (!change) throw new Error('A row gives a change');
    return change;
  };
  const groups = (...said: string[]) => groupChanges(said.map(saying)).map((group) => group.length);
  expect(groups('/one … is wrong', '/two … is wrong')).toEqual([2]);
  expect(groups('/one … is wrong', 'is wrong')).toEqual([1, 1]);
  expect(groups('is wrong', '/one … is wrong', '/two … is wrong')).toEqual([1, 2]);
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
