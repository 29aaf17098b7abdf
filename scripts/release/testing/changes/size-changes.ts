import { all, atopList, shownInList } from './fixture/edits';
import type { World } from './fixture/world';
import { breaking, harmless } from './static-change';

const file = (name: string, content: string | number) => (world: World) => {
  world.games.files[`pages/list/${name}`] = content;
  all(atopList(`import drawn from './${name}';`), shownInList('<a href={drawn}>File</a>'))(world);
};
const words = (bytes: number) =>
  Array.from(
    { length: bytes / 10 },
    (_, index) => (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(36) + (index % 997),
  ).join(' ');
const script = (bytes: number) => (world: World) => {
  world.games.files['pages/list/words.ts'] = `export const words = ${JSON.stringify(words(bytes))};`;
  all(
    atopList("import { words } from './words';"),
    shownInList('<p hidden>{words.at(useSession() ? 1 : 2)}</p>'),
  )(world);
};

/** Changes of sizes. */
export const sizeChanges = [
  ...breaking(
    ['a script too large for its page', script(90_000), 'size', 'The page /games of remote-games'],
    ['a script too large for the package', script(300_000), 'size', 'All of remote-games'],
    ['a large film', file('film.mp4', 2_000_000), 'size', 'The video '],
    ['a large font', file('letters.woff2', 90_000), 'size', 'The font '],
  ),
  ...harmless(
    ['a small script', script(2_000)],
    ['a font', file('letters.woff2', 20_000)],
    ['captions', file('words.vtt', 'WEBVTT\n')],
    [
      'a large script with a budget for it',
      all(script(60_000), ({ games }) =>
        Object.assign(games, { budget: { page: 90, growth: 90, total: 150 } }),
      ),
    ],
  ),
];
