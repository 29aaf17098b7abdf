import { breaking, harmless, rehearsed } from '../seeded-change';
import {
  appended,
  inFunction,
  property,
  propertyBefore,
  renamedProperty,
  renamedStyle,
  texts,
  withoutProperty,
} from '../structure';

const table = 'shared-contracts/src/routes.ts';
const events = 'shared-contracts/src/events/events.ts';
const shell = 'shell/src/shell.ts';
const store = 'remote-store/src/routes.tsx';
const kids = 'remote-kids-zone/src/routes.tsx';
const kidsPage = 'remote-kids-zone/src/pages/articles/page.tsx';
const founder = 'remote-marketing/src/pages/team-member/page.tsx';

/** Changes of the released packages, by the structure of their sources. */
export const packageChanges = [
  ...breaking([
    [
      'the real shell no longer announces',
      'shell',
      [withoutProperty(shell, ['announce'])],
      'uses',
      'the host’s announce in remote-',
    ],
    [
      'the real shell has no sign-out any more',
      'shell',
      [renamedProperty('shell/src/session/session.ts', ['signOut'], 'leave')],
      'uses',
      'the host’s session.signOut in remote-account/src/',
    ],
    [
      'a status of the real session gets another name',
      'shell',
      [
        'shared-contracts/src/session.ts',
        'shell/src/session/session-check.ts',
        'shell/src/session/session-state.ts',
      ].map((file) => texts(file, 'authenticated', 'signed-in')),
      'uses',
      'the session’s status authenticated in remote-',
    ],
    [
      'a real colour goes',
      'shell',
      [renamedStyle('shared-contracts/src/ui/tokens.css', '--sun', '--x-sun')],
      'uses',
      'uses the token --sun in remote-',
    ],
    [
      'the real column goes',
      'shell',
      [renamedStyle('shared-contracts/src/ui/base.css', '.column', '.in-column')],
      'uses',
      'the base class column in remote-',
    ],
    [
      'the real shell no longer takes null',
      'shell',
      [property(events, ['cart/changed', 'schema'], 'v.object({ count, total: count, currency })')],
      'events',
      "'cart/changed'",
    ],
    [
      'the real shell forgets an event',
      'shell',
      [
        withoutProperty(events, ['cart/opened']),
        texts('shell/src/frame/header/mobile-menu.tsx', 'cart/opened', 'page/shown'),
      ],
      'events',
      "uses the event 'cart/opened'",
    ],
    [
      'a real address is renamed in table and remote together',
      'remote-marketing',
      [property(table, ['faqs'], "'/questions'")],
      'uses',
      'links to /faqs in shell/src/',
    ],
    [
      'the real panel is no longer provided',
      'remote-store',
      [withoutProperty(store, ['panels'])],
      'uses',
      "opens the panel 'cart'",
    ],
    [
      'a real page of the address table goes',
      'remote-store',
      [property(store, ['checkout-success', 'path'], "'/paid'")],
      'lost-address',
      '/checkout-success',
    ],
    [
      'the real store no longer publishes its cart',
      'remote-store',
      [texts('remote-store/src/cart/cart-store.ts', 'cart/changed', 'cart/opened')],
      'events',
      "hears the event 'cart/changed', which only remote-store",
    ],
    [
      'a real page takes an address of another remote',
      'remote-kids-zone',
      [property(kids, ['articles', 'path'], "'/store'")],
      'address-conflict',
      'wants the address /store',
    ],
    [
      'a real remote needs more than there is',
      'remote-kids-zone',
      [propertyBefore(kids, ['name'], "needs: '2.99'")],
      'contract',
      'needs contract 2.99',
    ],
    [
      'a real remote styles the body',
      'remote-kids-zone',
      [appended('remote-kids-zone/src/articles/article-facts.module.css', ':global(body) { margin: 3rem; }')],
      'styles',
      'reach beyond it: body',
    ],
    [
      'a real page keeps a text',
      'remote-kids-zone',
      [inFunction(kidsPage, 'Page', "localStorage.setItem('feet', 'small');")],
      'storage',
      'localStorage in remote-kids-zone/src/pages/articles/page.tsx',
    ],
    [
      'a real remote imports a source of another one',
      'remote-kids-zone',
      [
        appended(
          kidsPage,
          "import { productMeta } from '../../../../remote-store/src/catalog/product-meta';",
        ),
        inFunction(kidsPage, 'Page', 'console.debug(productMeta);'),
      ],
      'build',
      'remote-kids-zone imports a source of remote-store',
    ],
  ]),
  ...rehearsed(
    breaking([
      [
        'the pages of the real founders are gone',
        'remote-marketing',
        [inFunction(founder, 'entries', 'if (founders.length > 0) return [];')],
        'lost-address',
        '/team',
      ],
    ]),
  ),
  // End-to-end tests release a changed shell and a changed store.
  ...harmless(
    [kids, 'remote-account/src/routes.tsx', 'remote-marketing/src/routes.tsx'].map((file) => {
      const [name = ''] = file.split('/');
      return [`${name} is built anew`, name, [appended(file, '// Nothing more.')]] as const;
    }),
  ),
];
