import { matchesSearch, ofSearch, searchOf } from './search-state';

it.each([
  ['Zoë', 'zoe', true],
  ['Amina', ' MIN ', true],
  ['Amina', '', true],
  ['Amina', 'minna', false],
])('says whether %s is found by %j', (name, search, found) => {
  expect(matchesSearch(name, search)).toBe(found);
});

it('restores a search, and nothing from another visit', () => {
  expect(searchOf(ofSearch('Amina'))).toBe('Amina');
  expect(searchOf({ child: 'child-1' })).toBe('');
  expect(searchOf(null)).toBe('');
});
