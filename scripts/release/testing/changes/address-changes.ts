import { all, contractOf, listIs, pageAt } from './fixture/edits';
import { breaking, doubtful, harmless } from './static-change';

/** Changes of the owner of an address, and of its access. */
export const addressChanges = [
  ...breaking(
    [
      'a page takes an address of another remote',
      pageAt('/shop'),
      'address-conflict',
      'wants the address /shop',
    ],
    ['a page takes an address in other letters', pageAt('/Shop'), 'address-conflict', '/Shop'],
    [
      'a page takes the address for what is not found',
      pageAt('/404'),
      'address-conflict',
      'wants the address /404',
    ],
    ['a pattern meets a pattern of another remote', pageAt('/shop/:game'), 'address-conflict', '/shop/:item'],
    ['a page wants every address of one part', pageAt('/:anything'), 'address', '/:anything'],
    ['an address without its slash', pageAt('games'), 'build', "'games'"],
    ['two pages of one address', pageAt('/games'), 'address-conflict', "'list'"],
    [
      'a page of the address table goes',
      ({ shop }) => void delete shop.pages.paid,
      'lost-address',
      '/paid is live by remote-shop',
    ],
    ['the section’s own address changes', listIs({ path: '/play' }), 'lost-address', '/games'],
  ),
  ...doubtful(
    [
      'a page for the signed-in only',
      listIs({ access: 'signed-in' }),
      'access',
      '/games … for signed-in only',
    ],
    [
      'a page is for everyone again',
      ({ shop }) => void delete shop.pages.paid?.access,
      'access',
      '/paid … for anyone',
    ],
    ['a page is kept from search engines', listIs({ index: false }), 'index', '/games'],
  ),
  ...harmless(
    ['a new address', pageAt('/games-of-old')],
    ['a new address below another section, more fixed than its pattern', pageAt('/shop/games')],
    ['a new pattern below a fixed part', pageAt('/games-of-old/:game')],
    [
      'a parameter gets another name',
      ({ games }) => void Object.assign(games.pages.game ?? {}, { path: '/games/:play' }),
    ],
    ['a new page for the signed-in', pageAt('/mine', { access: 'signed-in', index: false })],
    ['the default of a page is written out', listIs({ index: true })],
    [
      'a new address in the table, and its page',
      all(
        contractOf(['games'], ({ addresses }) => void Object.assign(addresses, { old: '/old' })),
        pageAt('/old'),
      ),
    ],
  ),
];
