import { alone, breaking, edit, harmless, insert, rehearsed } from '../seeded-change';
import { atopKidsPage, elementInKidsPage, inKidsPage, kidsPageAt, kidsPageWith, sources } from './places';

const react = (names: string) => atopKidsPage(`import { ${names} } from 'react';`);
const article = 'remote-kids-zone/src/pages/article/page.tsx';
const founder = 'remote-marketing/src/pages/team-member/page.tsx';

/** Changes that show when a page is rendered in Node. */
export const renderChanges = rehearsed([
  ...alone(
    breaking([
      [
        'a page throws while it renders',
        'remote-kids-zone',
        [inKidsPage("throw new Error('Out of socks');")],
        'render',
        "/kids-zone can't be rendered: Out of socks",
      ],
      [
        'the entries of a page are gone',
        'remote-kids-zone',
        [edit(article, 'export async function entries', 'async function entriesOf')],
        'lost-address',
        'no page of /kids-zone/:title is prerendered any more',
      ],
      [
        'entries reject',
        'remote-kids-zone',
        [
          edit(
            article,
            '  return (await readArticles(host)).map',
            "  throw new Error('No stories');\n  return (await readArticles(host)).map",
          ),
        ],
        'render',
        "/kids-zone/:title can't be rendered: No stories",
      ],
      [
        'an entry that others link to is gone',
        'remote-marketing',
        [edit(founder, 'return founders.map', 'return founders.slice(1).map')],
        'lost-address',
        '/team',
      ],
      [
        'HTML of a page grows much',
        'remote-kids-zone',
        [
          elementInKidsPage(
            '<ul>{Array.from({ length: 3000 }, (_, index) => <li key={index}>The next story</li>)}</ul>',
          ),
        ],
        'size',
        'live it has',
      ],
    ]),
  ),
  // Each on a page of its own.
  ...breaking([
    [
      'a page reads window while it renders',
      'remote-kids-zone',
      kidsPageWith("'/kids-window'", '<p>{window.innerWidth}</p>'),
      'render',
      "/kids-window can't be rendered: window is not defined",
    ],
    [
      'a loader throws',
      'remote-kids-zone',
      kidsPageAt(
        "'/kids-throws'",
        "export function loader() { throw new Error('No games'); }\nexport function Page() { return <h1>Games</h1>; }",
      ),
      'render',
      "/kids-throws can't be rendered: No games",
    ],
    [
      'a page has no component',
      'remote-kids-zone',
      kidsPageAt("'/kids-none'", 'export const loader = () => null;'),
      'render',
      'exports no Page',
    ],
    [
      'an inline style',
      'remote-kids-zone',
      kidsPageWith("'/kids-style'", "<p style={{ color: 'red' }}>Red</p>"),
      'render',
      'style=',
    ],
    [
      'an inline script',
      'remote-kids-zone',
      kidsPageWith("'/kids-script'", "<script>{'1'}</script>"),
      'render',
      '<script',
    ],
    [
      'HTML of one page becomes too large',
      'remote-kids-zone',
      kidsPageWith(
        "'/kids-large'",
        '{Array.from({ length: 9000 }, (_, index) => <p key={index}>{(Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(36) + (Math.imul(index + 1, 0x85ebca6b) >>> 0).toString(36)}</p>)}',
      ),
      'size',
      'The HTML of /kids-large',
    ],
  ]),
  ...harmless([
    [
      'a part that comes later',
      'remote-kids-zone',
      [
        react('Suspense, use'),
        insert(
          sources.kidsPage,
          'export function Page()',
          'const later = Promise.resolve(7);\nfunction Late() {\n  return <p>{use(later)}</p>;\n}\n\n',
        ),
        elementInKidsPage('<Suspense fallback="Wait"><Late /></Suspense>'),
      ],
    ],
    [
      'a new page that reads from the backend',
      'remote-kids-zone',
      [
        ...kidsPageAt(
          "'/kids-games'",
          "import { useLoaderData } from 'react-router-dom';\nimport { getProducts } from 'shared-contracts/backend';\nexport const loader = ({ host }) => host.backend.call(getProducts, {});\nexport function Page() { return <h1>{useLoaderData().data.length} games</h1>; }",
        ),
      ],
    ],
    [
      'a new page for the signed-in',
      'remote-kids-zone',
      [
        edit(
          sources.kids,
          '    article: {',
          "    mine: { path: '/kids-mine', title: 'Mine', description: 'Mine.', access: 'signed-in', load: () => import('./pages/mine/page') },\n    article: {",
        ),
        {
          file: 'remote-kids-zone/src/pages/mine/page.tsx',
          content: 'export function Page() { return <h1>Mine</h1>; }',
        },
      ],
    ],
    [
      'HTML of a page grows a little',
      'remote-kids-zone',
      [elementInKidsPage('<ul>{Array.from({ length: 200 }, (_, index) => <li key={index}>Story</li>)}</ul>')],
    ],
  ]),
]);
