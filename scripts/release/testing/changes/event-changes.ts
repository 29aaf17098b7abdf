import { all, contractOf, fields, inList, pageAt } from './fixture/edits';
import { breaking, harmless } from './static-change';

const cart = (changed: Record<string, string>) => fields('cart/changed', changed);
const publishing = (payload: string) => `show(() => host.bus.publish('cart/changed', ${payload}));`;
const spoken = contractOf(['games'], ({ events }) =>
  Object.assign(events, { 'game/won': { keep: 'none', fields: {} } }),
);

/** Changes of events, their publishers and their subscribers. */
export const eventChanges = [
  ...breaking(
    [
      'the shell wants a field that nobody publishes',
      contractOf(['shell'], cart({ weight: 'count' })),
      'events',
      "'cart/changed'",
    ],
    [
      'the shell no longer takes null',
      contractOf(['shell'], cart({ currency: 'v.string()' })),
      'events',
      "'cart/changed'",
    ],
    [
      'a remote publishes more than the shell takes',
      contractOf(['shop'], cart({ count: 'v.number()' })),
      'events',
      "'cart/changed'",
    ],
    [
      'an event is kept in another way',
      contractOf(['shop'], ({ events }) => Object.assign(events['cart/changed'] ?? {}, { keep: 'page' })),
      'events',
      "'cart/changed'",
    ],
    [
      'an event that the shell does not know',
      all(spoken, inList("show(() => host.bus.publish('game/won', {}));")),
      'events',
      "uses the event 'game/won'",
    ],
    [
      'the shell forgets an event',
      contractOf(['shell'], ({ events }) => void delete events['cart/opened']),
      'events',
      "uses the event 'cart/opened'",
    ],
    [
      'nobody publishes any more what another remote hears',
      ({ games }) => void Object.assign(games.pages.list ?? {}, { inside: '' }),
      'events',
      "remote-shop 1.0.0 hears the event 'game/played', which only remote-games 1.0.0 publishes",
    ],
    [
      'nobody publishes any more what the shell hears',
      ({ shop: { pages } }) => {
        if (pages.shop)
          pages.shop.inside = pages.shop.inside.replace("bus.publish('cart/changed'", "show('cart/changed'");
      },
      'events',
      "shell 1.0.0 hears the event 'cart/changed'",
    ],
    [
      'a total in decimals',
      inList(publishing("{ count: 1, total: 4.99, currency: 'eur' }")),
      'money',
      "'total' of 'cart/changed' … remote-games/src/pages/list/page.tsx",
    ],
    [
      'a total that is divided',
      inList(
        `const cents = Number(useParams().cents); ${publishing("{ count: 1, total: cents / 100, currency: 'eur' }")}`,
      ),
      'money',
      "'total' of 'cart/changed'",
    ],
    [
      'a total in decimals by a variable',
      inList(`const total = 4.99; ${publishing("{ count: 1, total, currency: 'eur' }")}`),
      'money',
      "'total' of 'cart/changed'",
    ],
    [
      'a total in decimals out of a list of prices',
      inList(
        `const prices = { small: 4.99 }; ${publishing("{ count: 1, total: prices.small, currency: 'eur' }")}`,
      ),
      'money',
      "'total' of 'cart/changed'",
    ],
    [
      'an amount in decimals is formatted',
      inList(
        "show(formatMoney({ amount: 4.99, currency: 'eur' })); function formatMoney(money: object) { return JSON.stringify(money); }",
      ),
      'money',
      "'amount' of formatMoney",
    ],
  ),
  ...harmless(
    ['a field more that nobody takes yet', contractOf(['shop'], cart({ weight: 'v.optional(count)' }))],
    ['an event may lack a field that it had', contractOf(['shell'], cart({ total: 'v.optional(count)' }))],
    ['the shell takes more than is published', contractOf(['shell'], cart({ count: 'v.number()' }))],
    ['an event more in the contract', spoken],
    ['a payload in whole cents', inList(publishing("{ count: 1, total: 499, currency: 'eur' }"))],
    [
      'a total that is rounded',
      inList(
        `const euros = Number(useParams().euros); ${publishing("{ count: 1, total: Math.round(euros * 4.5), currency: 'eur' }")}`,
      ),
    ],
    ['a decimal that is no money', inList('show({ total: 1.5 }, 0.75 / 2);')],
    [
      'another remote publishes what one no longer does',
      (world) => {
        const inside = world.games.pages.list?.inside ?? '';
        Object.assign(world.games.pages.list ?? {}, { inside: '' });
        pageAt('/games-of-old', { inside })(world);
      },
    ],
  ),
];
