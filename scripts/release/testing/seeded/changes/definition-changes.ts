import { ENDLESS } from '../../endless';
import { breaking, edit, harmless, insert } from '../seeded-change';
import { inKidsPage, kidsPageAt, sources } from './places';

const { kids } = sources;
const needs = (line: string) => [insert(kids, 'export default', `${line}\n`)];

/** What a remote says of itself. */
export const definitionChanges = [
  ...breaking([
    [
      'an entry that throws',
      'remote-kids-zone',
      needs("throw new Error('Out of order');"),
      'build',
      "remote-kids-zone/src/routes.tsx can't be loaded: Out of order",
    ],
    ['an entry that loops', 'remote-kids-zone', needs(ENDLESS), 'build', 'was not loaded within'],
    [
      'an entry that ends the process',
      'remote-kids-zone',
      needs('process.exit(3);'),
      'build',
      'ended the process that loads it (exit 3)',
    ],
    [
      'an entry that never settles',
      'remote-kids-zone',
      needs('await new Promise(() => {});'),
      'build',
      'remote-kids-zone/src/routes.tsx',
    ],
    [
      'an entry that needs a browser',
      'remote-kids-zone',
      needs('document.title;'),
      'build',
      'document is not defined',
    ],
    [
      'an entry that exports nothing',
      'remote-kids-zone',
      [edit(kids, 'export default defineRemote(', 'defineRemote(')],
      'build',
      'defines no remote',
    ],
    [
      'a page whose key and folder differ',
      'remote-kids-zone',
      [edit(kids, '    articles: {', '    stories: {')],
      'build',
      "Page 'stories'",
    ],
    [
      'a page that is not there',
      'remote-kids-zone',
      kidsPageAt("'/kids-games'").slice(0, 1),
      'build',
      './pages/games',
    ],
    [
      'a mistake in the language',
      'remote-kids-zone',
      [inKidsPage('const = 1;')],
      'build',
      'pages/articles/page.tsx',
    ],
  ]),
  ...harmless([
    [
      'another word in a comment',
      'remote-kids-zone',
      [edit(kids, 'import { fallbackMeta }', '// The table of pages.\nimport { fallbackMeta }')],
    ],
  ]),
];
