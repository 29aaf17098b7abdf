import { birthOf, nameAmong, nameInSentence } from './family';

it.each<[string, string[], string]>([
  ['one of its name', ['Nora', 'Emil'], 'Emma'],
  ['another of the same name', ['Nora', 'Emma'], 'Emma (March 2019)'],
  ['another whose name is spelt with other capitals and spaces', ['emma '], 'Emma (March 2019)'],
  ['no other child', [], 'Emma'],
])('names a child among %s', (_what, others, name) => {
  const born = { birth_month: 3, birth_year: 2019 };
  const emma = { id: 'emma', first_name: ' Emma', ...born };
  const family = [emma, ...others.map((first_name) => ({ id: `other ${first_name}`, first_name, ...born }))];
  expect(nameAmong(family, emma)).toBe(name);
  expect(birthOf(emma)).toBe('March 2019');
});

it.each([
  ['Łucja', 'Łucja'],
  [' ليلى ', '\u2068ليلى\u2069'],
  ['נועה', '\u2068נועה\u2069'],
  // A person can type this too, and it would turn the rest of the sentence round.
  ['Ida\u202e', '\u2068Ida\u202e\u2069'],
])('isolates a name that is written from right to left: %j', (name, isolated) => {
  expect(nameInSentence(name)).toBe(isolated);
});
