import { findSharedNumbers } from './record-numbers';

it('finds records of decisions with one number, and migrations', () => {
  const paths = ['docs/decisions/0001-a.md', 'docs/decisions/0002-b.md', 'docs/decisions/0002-c.md'];
  const migrations = ['supabase/migrations/20260101_a.sql', 'supabase/migrations/20260101_b.sql'];
  const found = findSharedNumbers([...paths, ...migrations, 'scripts/0002-d.md'].map((path) => ({ path })));
  expect(found).toEqual([
    'docs/decisions/0002-c.md has the number of docs/decisions/0002-b.md: give it the next free one.',
    'supabase/migrations/20260101_b.sql has the number of supabase/migrations/20260101_a.sql: give it the next free one.',
  ]);
});
