import { READING } from '../fixture/rendered';
import { packages } from '../fixture/world';
import { alone, breaking, harmless, rehearsed } from '../seeded-change';
import { listWith, pageWith } from './rendered-page';

const { games } = packages;
const items = (count: number) =>
  `<ul>{Array.from({ length: ${count} }, (_, index) => <li key={index}>The next story</li>)}</ul>`;

/** Changes that show when a page is rendered in Node. */
export const renderChanges = rehearsed([
  ...alone(
    breaking([
      [
        'a page throws while it renders',
        games,
        listWith({ inside: "throw new Error('Out of socks');" }),
        'render',
        "/games can't be rendered: Out of socks",
      ],
      [
        'the entries of a page are gone',
        games,
        (world) => Object.assign(world.games.pages.game ?? {}, { atop: '' }),
        'lost-address',
        'no page of /games/:game is prerendered any more',
      ],
      [
        'entries reject',
        games,
        (world) =>
          Object.assign(world.games.pages.game ?? {}, {
            atop: "export const entries = () => Promise.reject(new Error('No stories'));",
          }),
        'render',
        "/games/:game can't be rendered: No stories",
      ],
      ['HTML of a page grows much', games, listWith({ shows: items(3000) }), 'size', 'live it has'],
    ]),
  ),
  ...breaking([
    [
      'a page reads window while it renders',
      games,
      pageWith('/games-window', { shows: '<p>{window.innerWidth}</p>' }),
      'render',
      "/games-window can't be rendered: window is not defined",
    ],
    [
      'a loader throws',
      games,
      pageWith('/games-throws', { atop: "export function loader() { throw new Error('No games'); }" }),
      'render',
      "/games-throws can't be rendered: No games",
    ],
    [
      'a page has no component',
      games,
      pageWith('/games-none', { module: 'export const loader = () => null;' }),
      'render',
      'exports no Page',
    ],
    [
      'an inline style',
      games,
      pageWith('/games-style', { shows: "<p style={{ color: 'red' }}>Red</p>" }),
      'render',
      'style=',
    ],
    [
      'an inline script',
      games,
      pageWith('/games-script', { shows: "<script>{'1'}</script>" }),
      'render',
      '<script',
    ],
    [
      'HTML of one page becomes too large',
      games,
      pageWith('/games-large', {
        shows:
          '{Array.from({ length: 9000 }, (_, index) => <p key={index}>{(Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(36) + (Math.imul(index + 1, 0x85ebca6b) >>> 0).toString(36)}</p>)}',
      }),
      'size',
      'The HTML of /games-large',
    ],
  ]),
  ...harmless([
    [
      'a part that comes later',
      games,
      pageWith('/games-later', {
        atop: "import { lazy, Suspense } from 'react';\nconst Late = lazy(() => Promise.resolve({ default: () => <p>7</p> }));",
        shows: '<Suspense fallback="Wait"><Late /></Suspense>',
      }),
    ],
    [
      'a new page that reads from the backend',
      games,
      pageWith('/games-sold-out', {
        module: READING,
      }),
    ],
    ['a new page for the signed-in', games, pageWith('/games-mine', { access: 'signed-in' })],
    ['HTML of a page grows a little', games, listWith({ shows: items(200) })],
  ]),
]);
