import { changesByClass, seededChanges } from './changes/changes';
import { parts } from './hold-against';

it('are 200 and more, each with a name of its own', () => {
  expect(seededChanges.length).toBeGreaterThanOrEqual(200);
  expect(new Set(seededChanges.map(({ name }) => name)).size).toBe(seededChanges.length);
});

it('are all in a part that is checked', () => {
  expect(Object.values(parts).flat().sort()).toEqual(Object.keys(changesByClass).sort());
});
