import { added, breaks, edit, passes } from '../seeded-change';

const kids = 'remote-kids-zone/src/routes.tsx';
const store = 'remote-store/src/routes.tsx';
const table = 'shared-contracts/src/routes.ts';

/** Who owns which address, and who links to it. */
export const addressChanges = [
  breaks(
    'a page takes an address of another remote',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: '/store',")],
    'address-conflict',
    'the address /store',
  ),
  breaks(
    'a page takes the address for what is not found',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: '/404',")],
    'address-conflict',
    '/404',
  ),
  breaks(
    'a page wants every address of one part',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: '/:anything',")],
    'address',
    '/:anything',
  ),
  breaks(
    'a page wants every address',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: '*',")],
    'build',
    "'*'",
  ),
  breaks(
    'a splat',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: '/kids-zone/*',")],
    'build',
    "'/kids-zone/*'",
  ),
  breaks(
    'an address without its slash',
    'remote-kids-zone',
    [edit(kids, 'path: addresses.kidsZone,', "path: 'kids-zone',")],
    'build',
    "'kids-zone'",
  ),
  breaks(
    'two pages of one address',
    'remote-store',
    [edit(store, 'path: addresses.checkout,', 'path: addresses.store,')],
    'address-conflict',
    '/store',
  ),
  breaks(
    'two patterns that meet in one remote',
    'remote-store',
    [edit(store, 'path: addresses.checkout,', "path: '/store/:other',")],
    'address-conflict',
    '/store/:other',
  ),
  breaks(
    'an address renamed in table and remote together',
    'remote-marketing',
    [edit(table, "faqs: '/faqs',", "faqs: '/questions',")],
    'uses',
    '/faqs',
  ),
  passes('a new address', 'remote-kids-zone', [
    edit(
      kids,
      '    article: {',
      "    games: { path: '/kids-zone-games', title: 'Games', description: 'Games.', load: () => import('./pages/games/page') },\n    article: {",
    ),
    added('remote-kids-zone/src/pages/games/page.tsx', 'export function Page() { return <h1>Games</h1>; }'),
  ]),
];
