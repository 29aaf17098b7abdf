import { findQuestions, questions } from './questions';

it('contains at least ten questions, each with its own address and a topic', () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { id, topic } of questions) {
    expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(topic).not.toBe('');
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
