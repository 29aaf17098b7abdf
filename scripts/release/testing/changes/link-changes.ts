import { all, atopList, contractOf, inList, listIs, pageAt, shownInList } from './fixture/edits';
import type { World } from './fixture/world';
import { breaking, harmless } from './static-change';

const helpMoves = ({ shop }: World) => {
  shop.contract.addresses.help = '/questions';
  Object.assign(shop.pages.help ?? {}, { path: '/questions' });
};
const known = (name: string, path: string) =>
  contractOf(['games'], ({ addresses }) => void Object.assign(addresses, { [name]: path }));
const opens = (panel: string) => inList(`show(() => host.openPanel('${panel}'));`);

/** Changes of links between packages, and of panels that one opens and another provides. */
export const linkChanges = [
  ...breaking(
    [
      'an address renamed in table and remote together',
      ({ shop }) => {
        shop.contract.addresses.shop = '/store';
        Object.assign(shop.pages.shop ?? {}, { path: '/store' });
      },
      'uses',
      'links to /shop in shell/src/host.ts',
    ],
    [
      'an address moves that another remote links to',
      all(shownInList('<Link to="/help">Help</Link>'), helpMoves),
      'uses',
      'links to /help in remote-games/src/pages/list/page.tsx',
    ],
    [
      'a link by text to what nobody has',
      shownInList('<Link to="/games-of-old">Games</Link>'),
      'uses',
      'links to /games-of-old in remote-games/src/pages/list/page.tsx',
    ],
    [
      'a link to a page that is only in the table',
      all(known('shoes', '/shoes'), shownInList("<Link to={href('shoes')}>Shoes</Link>")),
      'uses',
      'links to /shoes',
    ],
    [
      'a form leads to what nobody has',
      shownInList('<form action="/games-found"><button>Find</button></form>'),
      'uses',
      'links to /games-found',
    ],
    [
      'a press leads to what nobody has',
      all(
        atopList("import { useNavigate } from 'react-router-dom';"),
        inList("const navigate = useNavigate(); show(() => navigate('/games-found'));"),
      ),
      'uses',
      'links to /games-found',
    ],
    [
      'a loader redirects to what nobody has',
      pageAt('/games-before', {
        atop: "import { redirect } from 'react-router-dom';\nexport const loader = () => redirect('/games-found');",
      }),
      'uses',
      'links to /games-found',
    ],
    [
      'the shell links to what nobody has',
      ({ shell }) => {
        shell.contract.addresses.jobs = '/jobs';
        shell.frame += "\nshow(href('jobs'));";
      },
      'uses',
      'links to /jobs in shell/src/host.ts',
    ],
    [
      'a panel is no longer provided',
      ({ shop }) => Object.assign(shop, { panels: {} }),
      'uses',
      "opens the panel 'cart'",
    ],
    [
      'a panel gets another name',
      ({ shop }) => Object.assign(shop, { panels: { basket: shop.panels.cart ?? '' } }),
      'uses',
      "opens the panel 'cart'",
    ],
    ['a panel is opened that nobody provides', opens('help'), 'uses', "opens the panel 'help'"],
    [
      'a second provider of a panel',
      ({ games, shop }) => Object.assign(games, { panels: shop.panels }),
      'address-conflict',
      "provides the panel 'cart'",
    ],
  ),
  ...harmless(
    ['a link to a page of another remote', shownInList("<Link to={href('help')}>Questions</Link>")],
    ['a link by text to a page that is there', shownInList('<Link to="/help">Questions</Link>')],
    [
      'a link to an own page that comes with it',
      all(pageAt('/games-of-old'), shownInList('<Link to="/games-of-old">Games</Link>')),
    ],
    ['a link to another site', shownInList('<a href="https://example.org/feet">More</a>')],
    ['a link to a file of the site', shownInList('<a href="/third-party-notices.txt">Licences</a>')],
    ['a link less', listIs({ shows: '' })],
    ['an address in the table that nobody uses yet', known('jobs', '/jobs')],
    ['a panel that another remote provides is opened', opens('cart')],
    [
      'a new panel',
      ({ games }) => Object.assign(games.panels, { badge: '() => Promise.resolve({ Panel: () => null })' }),
    ],
    [
      'an address moves together with those who link to it',
      (world) => {
        contractOf(['shell', 'games', 'shop'], ({ addresses }) =>
          Object.assign(addresses, { games: '/play' }),
        )(world);
        listIs({ path: '/play' })(world);
      },
    ],
  ),
];
