import { shapeRules } from '@little-arches/build/event-shapes';
import type { EventUses } from '@little-arches/build/model/published-version';
import * as v from 'valibot';
import type { Live } from '../store/live-versions';
import { sampleLive as live, sampleAddress, sampleHandshake } from '../testing/sample-build';
import { checkChange } from './check';

type Extras = Partial<Live['extras']>;

const at = (...paths: string[]): Extras => ({ addresses: paths.map((path) => sampleAddress(path, 'page')) });
const uses = (published: EventUses['published'], heard: EventUses['heard'] = {}): Extras => ({
  events: { published, heard },
});

const shell = live('shell', '1.0.0');
const shop = live('remote-store', '1.0.0', at('/store', '/store/:productSlug'));
const account = live('remote-account', '1.0.0', at('/profile'));
const before = [shell, shop, account];

/** Returns the rules that refuse a release of these versions in place of the live ones. */
function rules(...changed: Live[]) {
  const names = new Set(changed.map(({ name }) => name));
  const after = [...before.filter(({ name }) => !names.has(name)), ...changed];
  return checkChange(before, after, names).map(({ rule }) => rule);
}

it('requires a shell, live or published together, and compares nothing without one', () => {
  const rival = live('remote-rival', '1.0.0', at('/store'));
  expect(checkChange([], [shop, rival], new Set(['remote-rival'])).map(({ rule }) => rule)).toEqual([
    'shell',
  ]);
  expect(checkChange([], [shop, shell], new Set(['remote-store', 'shell']))).toEqual([]);
});

describe('addresses', () => {
  it.each([
    ['/store', ['address-conflict']],
    ['/STORE/', ['address-conflict']],
    ['/store/:slug', ['address-conflict']],
    ['/:section/rocket', ['address-conflict', 'address']],
    ['/store/new', []],
    ['/store/a/b', []],
  ])('refuses overlapping addresses of two remotes: %s', (path, expected) => {
    expect(rules(live('remote-account', '2.0.0', at('/profile', path)))).toEqual(expected);
  });

  it('allows addresses outside the address table to be removed', () => {
    const [own] = [live('remote-store', '0.9.0', at('/store', '/store/:productSlug', '/private-page'))];
    expect(checkChange([shell, own], [shell, shop], new Set(['remote-store']))).toEqual([]);
  });

  it('allows an address to move to another remote in one step only', () => {
    const giver = live('remote-store', '2.0.0', at('/store'));
    const taker = live('remote-account', '2.0.0', at('/profile', '/store/:productSlug'));
    expect(rules(giver)).toEqual(['lost-address']);
    expect(rules(taker)).toEqual(['address-conflict']);
    expect(rules(giver, taker)).toEqual([]);
  });
});

describe('slots', () => {
  const rulesOf = (props: object) => shapeRules(v.object({ childId: v.string(), ...props }).entries);
  const page = live('remote-account', '1.0.0', {
    slots: { shows: { 'fit-for-child': { props: rulesOf({ level: v.picklist(['1', '2']) }) } }, fills: {} },
  });
  const filler = (props?: object, version = '1.1.0') =>
    live('remote-store', version, {
      slots: {
        shows: {},
        fills: { 'fit-for-child': { ...(props && { props: rulesOf(props) }), files: [] } },
      },
    });
  const found = (...changed: Live[]) => {
    const names = new Set(changed.map(({ name }) => name));
    const others = [shell, page].filter(({ name }) => !names.has(name));
    return checkChange([shell, page], [...others, ...changed], names);
  };

  it.each<[string, object | undefined]>([
    ['more values of a prop', { level: v.picklist(['0', '1', '2', '3']) }],
    ['props that its bundler does not state', undefined],
  ])('accepts a filler for %s', (_, props) => {
    expect(found(filler(props))).toEqual([]);
  });

  it('refuses a filler that demands fewer values of a prop', () => {
    expect(found(filler({ level: v.picklist(['1']) }))).toMatchObject([
      {
        rule: 'slots',
        severity: 'error',
        package: 'remote-store',
        message:
          "remote-store 1.1.0 fills the slot 'fit-for-child' for other props than remote-account 1.0.0 passes to it.",
      },
    ]);
  });

  it('refuses a page that no longer passes what the live filler demands', () => {
    const filling = filler({ level: v.picklist(['1', '2']) });
    const next = {
      ...page,
      extras: { ...page.extras, slots: { shows: { 'fit-for-child': { props: {} } }, fills: {} } },
    };
    const findings = checkChange([shell, page, filling], [shell, next, filling], new Set(['remote-account']));
    expect(findings.map(({ rule, package: name }) => [rule, name])).toEqual([['slots', 'remote-account']]);
  });
});

describe('events', () => {
  const shape = { '(kept)': 'a1', count: 'b2', 'note?': 'c3' };
  const others: [string, Record<string, string>, boolean][] = [
    ['of the same shape', shape, true],
    ['without an optional field', { '(kept)': 'a1', count: 'b2' }, true],
    ['with one more optional field', { ...shape, 'total?': 'd4' }, true],
    ['with one more required field', { ...shape, total: 'd4' }, false],
    ['without a required field', { '(kept)': 'a1' }, false],
    ['with another type of field', { ...shape, count: 'z9' }, false],
    ['with another type of optional field', { ...shape, 'note?': 'z9' }, false],
    ['with a field that became required', { '(kept)': 'a1', count: 'b2', note: 'c3' }, false],
    ['that is retained in another way', { ...shape, '(kept)': 'z9' }, false],
  ];

  it.each(others)('checks an event %s against a live subscriber', (_, published, fits) => {
    const hearing = live('remote-account', '1.0.0', uses({}, { 'cart/changed': shape }));
    const publishing = live('remote-store', '2.0.0', uses({ 'cart/changed': published }));
    const found = checkChange([shell, hearing], [shell, hearing, publishing], new Set(['remote-store']));
    expect(found.map(({ rule, against }) => [rule, against?.package])).toEqual(
      fits ? [] : [['events', 'remote-account']],
    );
  });

  it("requires the live shell's bus to have a remote's events, with the same fields", () => {
    const carrying = (carried: EventUses['published']) =>
      live('shell', '1.0.0', { events: { published: {}, heard: {}, carried } });
    const publishing = live('remote-store', '2.0.0', uses({ 'cart/changed': shape }));
    const found = (bus: Live) =>
      checkChange([bus], [bus, publishing], new Set(['remote-store'])).map(({ message }) => message);
    expect(found(carrying({ 'cart/changed': shape }))).toEqual([]);
    expect(found(carrying({}))).toEqual([
      "remote-store 2.0.0 uses the event 'cart/changed', which shell 1.0.0 does not know.",
    ]);
    expect(found(carrying({ 'cart/changed': { ...shape, count: 'z9' } }))).toEqual([
      "remote-store 2.0.0 and shell 1.0.0 know different fields of the event 'cart/changed'.",
    ]);
  });
});

it('does not report errors that existed before the change', () => {
  const wrong = live('remote-account', '1.0.0', {
    ...account.extras,
    handshake: { ...sampleHandshake, runtime: '1.0.0' },
  });
  const next = live('remote-store', '1.1.0', shop.extras);
  expect(checkChange([shell, shop, wrong], [shell, next, wrong], new Set(['remote-store']))).toEqual([]);
});
