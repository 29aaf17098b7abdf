import { ofSearch, searchOf } from './search-state';

it('restores a search, and nothing from another visit', () => {
  expect(searchOf(ofSearch('Amina'))).toBe('Amina');
  expect(searchOf({ child: 'child-1' })).toBe('');
  expect(searchOf(null)).toBe('');
});
