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
      'a page takes an address in other letters',
      'remote-kids-zone',
      kidsPageAt("'/About-Us'"),
      'address-conflict',
      '/About-Us',
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
      'a page wants every address of one part',
      'remote-kids-zone',
      kidsPageAt("'/:anything'"),
      'address',
      '/:anything',
    ],
    ['an address without its slash', 'remote-kids-zone', kidsAt("'kids-zone'"), 'build', "'kids-zone'"],
    [
      'two pages of one address',
      'remote-store',
      storeAt('checkout', 'addresses.store'),
      'address-conflict',
      "'checkout'",
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
    [
      'a parameter gets another name',
      'remote-kids-zone',
      [
        edit(sources.kids, 'path: addresses.kidsZoneArticle,', "path: '/kids-zone/:story',"),
        edit(sources.kids, "fields: { title: 'slug' }", "fields: { story: 'slug' }"),
      ],
    ],
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
