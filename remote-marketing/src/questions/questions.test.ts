import { addresses, findAddress } from '@little-arches/contracts/routes';
import { findQuestions, questions, topics } from './questions';

it('contains at least ten questions, each with its own address and a known topic', () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, topic } of questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(topics).toContain(topic);
  }
});

it('links to addresses of the site only', () => {
  for (const { link } of questions) {
    if (link) expect(findAddress(Object.values(addresses), link.to.replace(/#.*/, ''))).toBeDefined();
  }
});

it.each([
  ['', questions.length],
  ['   ', questions.length],
  ['DIAGNOSE', 1],
  ['pay card', 2],
  ["child's scans", 1],
  ['zebra', 0],
])('finds for the search %j the number %i', (search, count) => {
  expect(findQuestions(search)).toHaveLength(count);
});
