import { breaking, edit, harmless } from '../seeded-change';
import { kidsPageAt, sources } from './places';

const kidsAt = (path: string) => [edit(sources.kids, 'path: addresses.kidsZone,', `path: ${path},`)];
const storeAt = (page: string, path: string) => [
  edit(sources.store, `path: addresses.${page},`, `path: ${path},`),
];

/** Who owns which address. */
export const addressChanges = [
  ...breaking([
    [
      'a page takes an address of another remote',
      'remote-kids-zone',
      kidsAt("'/store'"),
      'address-conflict',
      'wants the address /store',
    ],
    [
      'a new page takes an address of another remote',
      'remote-kids-zone',
      kidsPageAt("'/profile/orders'"),
      'address-conflict',
      '/profile/orders',
    ],
    [
      'a page takes the address of the home page',
      'remote-store',
      storeAt('store', "'/'"),
      'address-conflict',
      'wants the address /,',
    ],
    [
      'a page takes an address in other letters',
      'remote-kids-zone',
      kidsPageAt("'/About-Us'"),
      'address-conflict',
      '/About-Us',
    ],
    [
      'a page takes an address with a slash at its end',
      'remote-kids-zone',
      kidsPageAt("'/faqs/'"),
      'build',
      "'/faqs/'",
    ],
    [
      'a page takes the address for what is not found',
      'remote-kids-zone',
      kidsPageAt("'/404'"),
      'address-conflict',
      'wants the address /404',
    ],
    [
      'a pattern meets a pattern of another remote',
      'remote-kids-zone',
      kidsPageAt("'/store/:game'"),
      'address-conflict',
      '/store/:productSlug',
    ],
    [
      'a pattern meets an address from the other side',
      'remote-kids-zone',
      kidsPageAt("'/:place/sign-in'"),
      'address-conflict',
      'owns as /store/:productSlug',
    ],
    [
      'a page wants every address of one part',
      'remote-kids-zone',
      kidsPageAt("'/:anything'"),
      'address',
      '/:anything',
    ],
    [
      'a page wants every address of two parts',
      'remote-kids-zone',
      kidsPageAt("'/:one/:two'"),
      'address',
      '/:one/:two',
    ],
    ['a page wants every address', 'remote-kids-zone', kidsPageAt("'*'"), 'build', "'*'"],
    ['a page wants every address below the root', 'remote-kids-zone', kidsPageAt("'/*'"), 'build', "'/*'"],
    [
      'a splat below the own section',
      'remote-kids-zone',
      kidsPageAt("'/kids-zone/*'"),
      'build',
      "'/kids-zone/*'",
    ],
    [
      'an optional part',
      'remote-kids-zone',
      kidsPageAt("'/kids-games/:game?'"),
      'build',
      "'/kids-games/:game?'",
    ],
    ['an address without its slash', 'remote-kids-zone', kidsAt("'kids-zone'"), 'build', "'kids-zone'"],
    ['an address with a query', 'remote-kids-zone', kidsPageAt("'/games?level=1'"), 'build', 'Page '],
    [
      'an address of another site',
      'remote-kids-zone',
      kidsPageAt("'https://games.example/'"),
      'build',
      'https://games.example/',
    ],
    ['an empty address', 'remote-kids-zone', kidsPageAt("''"), 'build', "address ''"],
    ['an address with a space', 'remote-kids-zone', kidsPageAt("'/kids games'"), 'build', "'/kids games'"],
    [
      'two pages of one address',
      'remote-store',
      storeAt('checkout', 'addresses.store'),
      'address-conflict',
      "'checkout'",
    ],
    [
      'two patterns that meet in one remote',
      'remote-store',
      storeAt('checkout', "'/store/:other'"),
      'address-conflict',
      '/store/:other',
    ],
    [
      'a page of the address table goes',
      'remote-store',
      storeAt('checkoutSuccess', "'/paid'"),
      'lost-address',
      '/checkout-success',
    ],
    [
      'the section’s own address changes',
      'remote-kids-zone',
      kidsAt("'/children'"),
      'lost-address',
      '/kids-zone',
    ],
  ]),
  ...harmless([
    ['a new address', 'remote-kids-zone', kidsPageAt("'/kids-games'")],
    [
      'a new address below another section, more fixed than its pattern',
      'remote-kids-zone',
      kidsPageAt("'/kids-zone/games'"),
    ],
    ['a new pattern below a fixed part', 'remote-kids-zone', kidsPageAt("'/kids-games/:game'")],
    ['a new pattern with two parameters', 'remote-kids-zone', kidsPageAt("'/kids-games/:game/:level'")],
    ['an address with a full stop', 'remote-kids-zone', kidsPageAt("'/kids-games/level.one'")],
    [
      'a parameter gets another name',
      'remote-kids-zone',
      [
        edit(sources.kids, 'path: addresses.kidsZoneArticle,', "path: '/kids-zone/:story',"),
        edit(sources.kids, "fields: { title: 'slug' }", "fields: { story: 'slug' }"),
      ],
    ],
    ['another title', 'remote-store', [edit(sources.store, "title: 'Products'", "title: 'Insoles'")]],
    [
      'a page for the signed-in only',
      'remote-store',
      [edit(sources.store, "title: 'Your payment',", "title: 'Your payment', access: 'signed-in',")],
    ],
    [
      'a new address in the table, and its page',
      'remote-kids-zone',
      [
        edit(
          sources.table,
          "kidsZone: '/kids-zone',",
          "kidsZone: '/kids-zone',\n  kidsGames: '/kids-games',",
        ),
        ...kidsPageAt('addresses.kidsGames'),
      ],
    ],
  ]),
];
