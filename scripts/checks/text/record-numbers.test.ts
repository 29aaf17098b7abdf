import { findSharedNumbers } from './record-numbers';

it('finds records of decisions with one number', () => {
  const paths = ['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md', 'docs/decisions/0002-c.md'];
  const found = findSharedNumbers([...paths, 'scripts/0002-d.md'].map((path) => ({ path })));
  expect(found).toEqual([
    'docs/decisions/0002-c.md has the number of docs/decisions/0002-b.md: give it the next free one.',
  ]);
});
