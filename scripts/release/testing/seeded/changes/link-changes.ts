import { breaking, edit, harmless, insert } from '../seeded-change';
import { atopKidsPage, elementInKidsPage, inKidsPage, kidsPageAt, sources } from './places';

const renamed = (name: string, from: string, to: string) =>
  edit(sources.table, `  ${name}: '${from}',`, `  ${name}: '${to}',`);
const routes = atopKidsPage("import { addresses, href } from 'shared-contracts/routes';");
const router = edit(sources.kidsPage, 'import { useLoaderData } from', 'import { Link, useLoaderData } from');
const openedBy = (panel: string) => [
  atopKidsPage("import { useHost } from 'shared-contracts/host';"),
  inKidsPage('const { openPanel } = useHost();'),
  elementInKidsPage(`<button type="button" onClick={() => openPanel('${panel}')}>Open</button>`),
];

/** Links between packages, and panels that one opens and another provides. */
export const linkChanges = [
  ...breaking([
    [
      'an address renamed in table and remote together',
      'remote-marketing',
      [renamed('faqs', '/faqs', '/questions')],
      'uses',
      'links to /faqs in shell/src/',
    ],
    [
      'the concept’s address renamed',
      'remote-marketing',
      [renamed('concept', '/concept', '/how-it-works')],
      'uses',
      'links to /concept in remote-store/src/pages/store/page.tsx',
    ],
    [
      'a link by text to what nobody has',
      'remote-kids-zone',
      [router, elementInKidsPage('<Link to="/kids-games">Games</Link>')],
      'uses',
      'links to /kids-games in remote-kids-zone/src/pages/articles/page.tsx',
    ],
    [
      'a link to a page that is only in the table',
      'remote-kids-zone',
      [
        edit(
          sources.table,
          "kidsZone: '/kids-zone',",
          "kidsZone: '/kids-zone',\n  firstShoes: '/first-shoes',",
        ),
        routes,
        router,
        elementInKidsPage("<Link to={href('firstShoes')}>Shoes</Link>"),
      ],
      'uses',
      'links to /first-shoes',
    ],
    [
      'the shell links to what nobody has',
      'shell',
      [
        edit(
          'shell/src/frame/navigation.ts',
          "{ title: 'Our Promise', url: addresses.ourPromise },",
          "{ title: 'Our Promise', url: addresses.ourPromise },\n  { title: 'Jobs', url: addresses.jobs },",
        ),
        edit(sources.table, "  terms: '/terms',", "  terms: '/terms',\n  jobs: '/jobs',"),
      ],
      'uses',
      'links to /jobs in shell/src/frame/navigation.ts',
    ],
    [
      'a panel is no longer provided',
      'remote-store',
      [edit(sources.store, "  panels: { cart: () => import('./cart/cart-panel') },\n", '')],
      'uses',
      "opens the panel 'cart'",
    ],
    [
      'a panel gets another name on both sides of one remote',
      'remote-store',
      [
        edit(sources.store, 'panels: { cart: ', 'panels: { basket: '),
        edit('remote-store/src/cart/cart-button.tsx', "openPanel('cart')", "openPanel('basket')"),
      ],
      'uses',
      "opens the panel 'cart'",
    ],
    [
      'a panel is opened that nobody provides',
      'remote-kids-zone',
      openedBy('help'),
      'uses',
      "opens the panel 'help'",
    ],
    [
      'a second provider of a panel',
      'remote-kids-zone',
      [
        edit(
          sources.kids,
          '  pages: {\n',
          '  panels: { cart: async () => ({ Panel: () => null }) },\n  pages: {\n',
        ),
      ],
      'address-conflict',
      "provides the panel 'cart'",
    ],
  ]),
  ...harmless([
    [
      'a link to a page of another remote',
      'remote-kids-zone',
      [routes, router, elementInKidsPage("<Link to={href('faqs')}>Questions</Link>")],
    ],
    [
      'a link by text to a page that is there',
      'remote-kids-zone',
      [router, elementInKidsPage('<Link to="/faqs">Questions</Link>')],
    ],
    [
      'a link to an own page that comes with it',
      'remote-kids-zone',
      [...kidsPageAt("'/kids-games'"), router, elementInKidsPage('<Link to="/kids-games">Games</Link>')],
    ],
    [
      'a link to another site',
      'remote-kids-zone',
      [elementInKidsPage('<a href="https://example.org/feet">More</a>')],
    ],
    [
      'a link to a file of the site',
      'remote-kids-zone',
      [elementInKidsPage('<a href="/third-party-notices.txt">Licences</a>')],
    ],
    [
      'a link less',
      'remote-kids-zone',
      [edit(sources.kidsNote, "<Link to={href('contactUs')}>Write to us</Link>", 'Write to us')],
    ],
    [
      'an address in the table that nobody uses yet',
      'remote-kids-zone',
      [edit(sources.table, "  terms: '/terms',", "  terms: '/terms',\n  jobs: '/jobs',")],
    ],
    [
      'an address of the table that only an unused function links to',
      'remote-kids-zone',
      [
        edit(sources.table, "  terms: '/terms',", "  terms: '/terms',\n  jobs: '/jobs',"),
        insert(
          'remote-kids-zone/src/articles/topic.ts',
          'export function hrefOfTopic',
          "export function hrefOfJobs() {\n  return '/jobs';\n}\n\n",
        ),
      ],
    ],
    ['a panel that another remote provides is opened', 'remote-kids-zone', openedBy('cart')],
    [
      'a new panel',
      'remote-kids-zone',
      [
        edit(
          sources.kids,
          '  pages: {\n',
          '  panels: { badge: async () => ({ Panel: () => null }) },\n  pages: {\n',
        ),
      ],
    ],
    [
      'an address moves together with those who link to it',
      'remote-marketing shell remote-store remote-account remote-kids-zone',
      [renamed('pricing', '/pricing', '/packages')],
    ],
  ]),
];
