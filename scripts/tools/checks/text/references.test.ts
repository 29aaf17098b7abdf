import { findWrongReferences } from './references';

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
  '`shell/src/main.tsx`, `src/routes.tsx`, `@little-arches/contracts/routes`, `supabase/functions`',
])('accepts %j', (text) => {
  expect(found(text)).toEqual([]);
});

it.each([
  ['npm run -s deploy', 'README.md names deploy, no command of package.json.'],
  ['npm run constructor', 'names constructor'],
  ['[QA](docs/tests.md)', 'README.md names docs/tests.md, a file or heading that does not exist.'],
  ['![Panel](docs/pictures/panel.webp)', 'names docs/pictures/panel.webp'],
  ['`shell/src/gone.ts`', 'README.md names shell/src/gone.ts, which does not exist.'],
  ['[QA](docs/qa.md#two)', 'names docs/qa.md#two'],
])('refuses %j', (text, sentence) => {
  expect(found(text)).toEqual([expect.stringContaining(sentence)]);
});

it('reads paths of a package from the package, and links from the document', () => {
  expect(found('`src/main.tsx`', 'shell/README.md')).toEqual([]);
  expect(found('`src/gone.test.ts`', 'shell/README.md')).toHaveLength(1);
  expect(found('[QA](qa.md) [start](../README.md)', 'docs/glossary.md')).toEqual([]);
});
