import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { findRefusedWords, refusedWords } from './refused-words';

const found = (file: string, text: string) => findRefusedWords([{ path: file, text }]);

test.each([
  ['shell/src/a.ts', '/** Gives the version. */', 'returns'],
  ['shell/src/a.ts', '/**\n * Stores the value and\n * gives its key.\n */', 'returns'],
  ['shell/src/a.ts', '  // The listeners are told of the change.', 'notifies'],
  ['shell/src/a.test.ts', "it('asks for a token', () => {});", 'requests'],
  ['shell/src/a.test.ts', "it.each([\n  [1],\n])('is read by nobody %s', () => {});", 'no one'],
  ['remote-store/src/a.ts', '/** The list stands below the form. */', 'is'],
  ['remote-store/src/a.ts', '/** The page knows the cart. */', 'contains'],
  ['scripts/kit/a.mjs', '// Part of the end-to-end journey.', 'end-to-end test'],
  ['docs/releasing.md', 'The first key lets in the others.', 'admits'],
  ['remote-store/README.md', 'The payment stand-in is a page.', 'simulator'],
  ['supabase/seed/a.sql', "-- What a family\n-- is told.\nselect 'it gives';", 'notifies'],
  ['supabase/migrations/20270101000000_a.sql', '  -- Read by nobody.', 'no one'],
  ['docs/commands.md', '```\n  refund  gives all of it back\n```', 'returns'],
  ['shell/src/stand-in.ts', '', 'simulator'],
])('refuses in %s: %j', (file, text, instead) => {
  expect(found(file, text)).toEqual([expect.stringContaining(instead)]);
});

test.each([
  ['shell/src/a.ts', "const message = 'It gives nothing';"],
  ['shell/src/a.test.ts', "it('gives up after two tries', () => {});"],
  ['remote-kids-zone/src/a.ts', '/** Stand on one leg. */'],
  ['docs/writing.md', 'Gives the version.'],
  ['docs/glossary.md', '| **returns** | a result | gives |'],
  ['docs/releasing.md', 'The field `stands in` is a name.'],
])('accepts in %s: %j', (file, text) => {
  expect(found(file, text)).toEqual([]);
});

test('names the line and the word to use', () => {
  expect(found('shell/src/a.ts', 'first\n/** Gives it. */')).toEqual([
    "shell/src/a.ts:2 'Gives': write returns (docs/glossary.md).",
  ]);
});

test('contains the words of the third column of the glossary', () => {
  const glossary = readFileSync(path.join(projectRoot(), 'docs/glossary.md'), 'utf8');
  const column = [...glossary.matchAll(/^\|[^|]*\|[^|]*\| *([^|\s-][^|]*?) *\|$/gm)].map(
    ([, words]) => words,
  );
  expect(refusedWords.map(([words]) => words).sort()).toEqual(
    column.filter((words) => words !== 'not this').sort(),
  );
});
