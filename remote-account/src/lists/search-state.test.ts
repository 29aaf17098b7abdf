import { ofSearch, searchOf } from './search-state';

it('restores the search of its own history state only', () => {
  expect(searchOf(ofSearch('Amina'))).toBe('Amina');
  expect(searchOf({ child: 'child-1' })).toBe('');
  expect(searchOf(null)).toBe('');
});
