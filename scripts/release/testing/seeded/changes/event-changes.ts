import { breaking, edit, harmless } from '../seeded-change';
import { atopKidsPage, inKidsPage, sources } from './places';

const { events } = sources;
const field = (from: string, to: string) => edit(events, from, to);
const cart = 'schema: v.object({ count, total: count, currency: v.nullable(currency) }),';

/** What events carry. */
export const eventChanges = [
  ...breaking([
    [
      'the shell wants a field that nobody publishes',
      'shell',
      [
        field(
          cart,
          'schema: v.object({ count, total: count, weight: count, currency: v.nullable(currency) }),',
        ),
      ],
      'events',
      "'cart/changed'",
    ],
    [
      'the shell no longer takes null',
      'shell',
      [field(cart, 'schema: v.object({ count, total: count, currency }),')],
      'events',
      "'cart/changed'",
    ],
    [
      'a remote publishes more than the shell takes',
      'remote-store',
      [field(cart, 'schema: v.object({ count: v.number(), total: count, currency: v.nullable(currency) }),')],
      'events',
      "'cart/changed'",
    ],
    [
      'an event is kept in another way',
      'remote-store',
      [field("    keep: 'browser',\n", "    keep: 'page',\n")],
      'events',
      "'cart/changed'",
    ],
    [
      'an event that the shell does not know',
      'remote-kids-zone',
      [
        field(
          "  'cart/opened': {",
          "  'story/read': { keep: 'none', schema: v.object({}) },\n  'cart/opened': {",
        ),
        atopKidsPage("import { useHost } from 'shared-contracts/host';"),
        inKidsPage(
          "const { bus } = useHost(); if (prerendered === undefined) bus.publish('story/read', {});",
        ),
      ],
      'events',
      "uses the event 'story/read'",
    ],
    [
      'the shell forgets an event',
      'shell',
      [
        field("  'cart/opened': { keep: 'none', schema: v.object({}) },\n", ''),
        edit('shell/src/frame/header/mobile-menu.tsx', "'cart/opened'", "'page/shown'"),
      ],
      'events',
      "uses the event 'cart/opened'",
    ],
  ]),
  ...harmless([
    [
      'a field more that nobody takes yet',
      'remote-store',
      [
        field(
          cart,
          'schema: v.object({ count, total: count, weight: count, currency: v.nullable(currency) }),',
        ),
        edit(
          'remote-store/src/cart/cart-store.ts',
          '  return { count: countOf(cart),',
          '  return { weight: 0, count: countOf(cart),',
        ),
      ],
    ],
    [
      'an event may lack a field that it had',
      'shell',
      [field(cart, 'schema: v.object({ count, total: v.optional(count), currency: v.nullable(currency) }),')],
    ],
    [
      'the shell takes more than is published',
      'shell',
      [field(cart, 'schema: v.object({ count: v.number(), total: count, currency: v.nullable(currency) }),')],
    ],
    [
      'an optional field more',
      'remote-store',
      [
        field(
          cart,
          'schema: v.object({ count, total: count, weight: v.optional(count), currency: v.nullable(currency) }),',
        ),
      ],
    ],
    [
      'an event more in the contract',
      'remote-kids-zone',
      [
        field(
          "  'cart/opened': {",
          "  'story/read': { keep: 'none', schema: v.object({}) },\n  'cart/opened': {",
        ),
      ],
    ],
  ]),
];
