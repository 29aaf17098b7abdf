import { added, breaking, edit, harmless } from '../seeded-change';
import { atopKidsPage, elementInKidsPage } from './places';

const file = (name: string, content: string | number) => [
  atopKidsPage(`import drawn from './${name}';`),
  elementInKidsPage('<a href={drawn}>File</a>'),
  added(`remote-kids-zone/src/pages/articles/${name}`, content),
];
const data = (bytes: number) =>
  `export const words = ${JSON.stringify(Array.from({ length: bytes / 10 }, (_, index) => (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(36) + (index % 997)).join(' '))};\n`;
const script = (bytes: number) => [
  atopKidsPage("import { words } from './words';"),
  elementInKidsPage('<p hidden>{words.at(articles ? 1 : 2)}</p>'),
  added('remote-kids-zone/src/pages/articles/words.ts', data(bytes)),
];

/** How large things are. */
export const sizeChanges = [
  ...breaking([
    [
      'a script too large for its page',
      'remote-kids-zone',
      script(90_000),
      'size',
      'The page /kids-zone of remote-kids-zone',
    ],
    [
      'a script too large for the package',
      'remote-kids-zone',
      script(300_000),
      'size',
      'All of remote-kids-zone',
    ],
    ['a large film', 'remote-kids-zone', file('film.mp4', 2_000_000), 'size', 'The video '],
    ['a large font', 'remote-kids-zone', file('letters.woff2', 90_000), 'size', 'The font '],
  ]),
  ...harmless([
    ['a small script', 'remote-kids-zone', script(2_000)],
    ['a font', 'remote-kids-zone', file('letters.woff2', 20_000)],
    ['captions', 'remote-kids-zone', file('words.vtt', 'WEBVTT\n')],
    [
      'a large script with a budget for it',
      'remote-kids-zone',
      [
        ...script(60_000),
        edit(
          'remote-kids-zone/package.json',
          '"html": 50,\n    "total": 115',
          '"page": 90,\n    "html": 50,\n    "growth": 90,\n    "total": 150',
        ),
      ],
    ],
  ]),
];
