import { findWrongReferences } from './document-references';

const manifest = { path: 'package.json', text: '{ "scripts": { "dev": "rspack dev" } }' };
const guide = { path: 'docs/qa.md', text: '# QA\n\n## One remote, from elsewhere\n' };
const there = ['shell/src/main.tsx', 'docs/qa.md', 'docs/pictures/site.webp', 'README.md'];
const found = (text: string, path = 'README.md') =>
  findWrongReferences([manifest, guide, { path, text }], (file) => there.includes(file));

it.each([
  'Run `npm run dev -- remote-store`.',
  '[QA](docs/qa.md#one-remote-from-elsewhere), [above](https://example.org/x#y)',
  '![The site](docs/pictures/site.webp)',
  '## Where\n[there](#where)',
  '`shell/src/main.tsx`, `src/routes.tsx`, `shared-contracts/routes`, `supabase/functions`',
])('takes %j', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['npm run -s deploy', 'README.md names npm run deploy, which package.json does not have.'],
  ['npm run constructor', 'names npm run constructor'],
  ['[QA](docs/tests.md)', 'README.md leads to docs/tests.md, which is not there.'],
  ['![Panel](docs/pictures/panel.webp)', 'which is not there'],
  ['`shell/src/gone.ts`', 'README.md names shell/src/gone.ts, which is not there.'],
  ['[QA](docs/qa.md#two)', 'but docs/qa.md has no such heading'],
])('refuses %j', (text, sentence) => {
  expect(found(text)).toEqual([expect.stringContaining(sentence)]);
});

it('looks from where the document lies, and leaves records of decisions as they are', () => {
  expect(found('[QA](qa.md) [start](../README.md)', 'docs/glossary.md')).toEqual([]);
  expect(found('npm run deploy', 'docs/decisions/0001-a.md')).toEqual([]);
});
