import { groupChanges } from './at-once';
import { seededChanges } from './changes/changes';
import { misplaced } from './make-edits';
import { breaking, messageThat } from './seeded-change';

it('assigns every seeded change a unique name', () => {
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

it('applies every seeded change to the current sources', () => {
  expect(misplaced(seededChanges)).toEqual([]);
});

it('matches the parts of a message in order', () => {
  const about = messageThat('/kids-text … is not (yet)');
  expect('The page /kids-text of 1.0.0 is not (yet) rendered').toMatch(about);
  expect('It is not (yet) on /kids-text').not.toMatch(about);
  expect('The page /kids-texts is not yet rendered').not.toMatch(about);
});

it('groups changes, unless one message would match two of them', () => {
  const saying = (says: string) => {
    const [change] = breaking([[says, 'remote-kids-zone', () => {}, 'render', says]]);
    if (!change) throw new Error('A row gives a change');
    return change;
  };
  const groups = (...said: string[]) => groupChanges(said.map(saying)).map((group) => group.length);
  expect(groups('/one … is wrong', '/two … is wrong')).toEqual([2]);
  expect(groups('/one … is wrong', 'is wrong')).toEqual([1, 1]);
  expect(groups('is wrong', '/one … is wrong', '/two … is wrong')).toEqual([1, 2]);
});
