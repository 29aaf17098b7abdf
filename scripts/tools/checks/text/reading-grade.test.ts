import { findHardStories, listGrades, readingGrade, syllablesIn } from './reading-grade';

test.each([
  ['foot', 1],
  ['toes', 1],
  ['little', 2],
  ['jumped', 1],
  ['wanted', 2],
  ['balance', 2],
  ['animal', 3],
  ['the', 1],
  ['muscles', 2],
])('finds in %s %i syllables', (word, syllables) => {
  expect(syllablesIn(word)).toBe(syllables);
});

const EASY = 'Stand on one leg. Can you hop? Now hop on the other leg.';
const HARD =
  'Approximately two hundred and fifty anatomical structures contribute simultaneously to the stabilisation of the longitudinal arch.';

test('grades short sentences of short words lower than others', () => {
  expect(readingGrade(EASY)).toBeLessThan(2);
  expect(readingGrade(HARD)).toBeGreaterThan(12);
});

test('ignores pictures, addresses and marks', () => {
  const more = `## ${EASY}\n\n- **${EASY}**\n\n![${HARD}](drawing:arches)\n\n[${EASY}](/kids-zone/approximately-simultaneous)`;
  expect(readingGrade(more)).toBeCloseTo(readingGrade(EASY), 1);
  expect(readingGrade('')).toBe(0);
});

test('names the file and the story that is too hard', () => {
  const story = (title: string, body: string) =>
    `(\n  '${title}',\n  'A summary.',\n  $md$${body}$md$,\n 'arches')`;
  const text = `insert into public.articles values\n${story("Can''t read", HARD)},\n${story('Easy', EASY)};`;
  expect(findHardStories([{ path: 'supabase/seed/20-articles-body.sql', text }])).toEqual([
    expect.stringMatching(/^supabase\/seed\/20-articles-body\.sql: 'Can't read' has reading grade \d/),
  ]);
  const short = `('Short', $md$${HARD}$md$), ('A note', $note$${HARD}$note$)`;
  expect(findHardStories([{ path: 'supabase/seed/46-articles-short.sql', text: short }])).toEqual([
    expect.stringMatching(/'Short' has reading grade \d/),
  ]);
  expect(findHardStories([{ path: 'supabase/seed/10-products.sql', text }])).toEqual([]);
});

test('lists the grade and the words of each story, long and short', () => {
  const long = `('Long', 'A summary.', $md$## Hop\n\n${EASY}$md$, 'arches')`;
  const short = `('Long', $md$One leg.$md$)`;
  const files = [
    { path: 'supabase/seed/20-articles-body.sql', text: long },
    { path: 'supabase/seed/46-articles-short.sql', text: short },
  ];
  expect(listGrades(files)).toEqual([
    expect.stringMatching(/^-?\d\.\d +14 words {2}Long$/),
    expect.stringMatching(/ {3}2 words {2}Long$/),
  ]);
});
