import { ENDLESS } from '../endless';
import { atopList, inList } from './fixture/edits';
import type { World } from './fixture/world';
import { breaking, harmless } from './static-change';

const atop =
  (statement: string) =>
  ({ games }: World) =>
    Object.assign(games, { atop: statement });
const table =
  (text: string) =>
  ({ games }: World) =>
    Object.assign(games, { table: text });
const listed = (folder: string, key = 'list') =>
  table(`import { defineRemote } from '@little-arches/contracts/remote';
export default defineRemote({ name: 'remote-games', pages: {
  ${key}: { path: '/games', title: 'Games', description: 'Games.', load: () => import('./pages/${folder}/page') },
} });`);

/** Changes of a remote's definition and of its sources. */
export const definitionChanges = [
  ...breaking(
    [
      'an entry that throws',
      atop("throw new Error('Out of order');"),
      'build',
      "remote-games/src/routes.tsx can't be loaded: Out of order",
    ],
    ['an entry that loops', atop(ENDLESS), 'build', 'was not loaded within'],
    [
      'an entry that ends the process',
      atop('process.exit(3);'),
      'build',
      'ended the process that loads it (exit 3)',
    ],
    [
      'an entry that never settles',
      atop('await new Promise(() => {});'),
      'build',
      'remote-games/src/routes.tsx',
    ],
    ['an entry that needs a browser', atop('document.title;'), 'build', 'document is not defined'],
    ['an entry that exports nothing', table('export const pages = {};'), 'build', 'defines no remote'],
    ['a page whose key and folder differ', listed('list', 'stories'), 'build', "Page 'stories'"],
    ['a page that is not there', listed('gone'), 'build', './pages/gone'],
    ['a mistake in the language', inList('const = 1;'), 'build', 'pages/list/page.tsx'],
    [
      'a source of another package is imported',
      (world) => {
        world.games.files['../../remote-shop/package.json'] = '{ "name": "remote-shop", "version": "1.0.0" }';
        world.games.files['../../remote-shop/src/price.ts'] = 'export const price = 499;';
        atopList(
          "import { price } from '../../../../remote-shop/src/price';\nshow2(price);\nfunction show2(given: number) { console.debug(given); }",
        )(world);
      },
      'build',
      'remote-games imports a source of remote-shop',
    ],
    [
      'a second copy of the contract comes with a library',
      (world) => {
        world.games.files['../node_modules/toys/package.json'] =
          '{ "name": "toys", "version": "1.0.0", "license": "MIT", "type": "module", "main": "index.js" }';
        world.games.files['../node_modules/toys/LICENSE'] = 'MIT';
        world.games.files['../node_modules/toys/index.js'] =
          "export { toy } from '@little-arches/contracts/toy';";
        const copy = '../node_modules/toys/node_modules/@little-arches/contracts';
        world.games.files[`${copy}/package.json`] =
          '{ "name": "@little-arches/contracts", "version": "1.1.0", "type": "module", "exports": { "./toy": "./toy.js" } }';
        world.games.files[`${copy}/toy.js`] = "export const toy = 'ball';";
        atopList("import { toy } from 'toys';\nconsole.debug(toy);")(world);
      },
      'build',
      'is built with 2 copies of @little-arches/contracts',
    ],
  ),
  ...harmless(
    ['another word in a comment', atop('// The table of pages.')],
    [
      'a module beside the page',
      (world) => {
        world.games.files['rules/price.ts'] = 'export const price = 499;';
        atopList("import { price } from '../../rules/price';\nconsole.debug(price);")(world);
      },
    ],
  ),
];
