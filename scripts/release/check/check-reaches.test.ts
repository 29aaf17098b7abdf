import type { Reach } from '@little-arches/build/model/published-version';
import type { Live } from '../store/live-versions';
import { checkReaches, isFirstReach, neededReasons, softenedReach } from './check-reaches';

const stored: Reach = {
  rule: 'storage',
  name: 'localStorage',
  place: 'shared-contracts/src/stored.ts',
  code: 'a1',
};
const direct: Reach = {
  rule: 'storage',
  name: 'localStorage',
  place: 'remote-store/src/cart.ts',
  code: 'b2',
};
const keys: Reach = { rule: 'typing', name: 'keydown', place: 'remote-store/src/cart.ts', code: 'c3' };

const live = (version: string, reaches?: readonly Reach[], extras: Partial<Live['extras']> = {}): Live => ({
  name: 'remote-store',
  url: `/assets/remote-store/${version}/entry.js`,
  metadata: { version, integrity: 'sha384-A' },
  extras: {
    addresses: [],
    panels: [],
    files: [],
    ...(reaches && { reaches }),
    ...extras,
  } as unknown as Live['extras'],
});
const before = live('1.0.0', [stored]);
const changed = new Set(['remote-store']);
const check = (now: Live, allowed = {}, earlier: Live | undefined = before) =>
  checkReaches(earlier ? [earlier] : [], [now], changed, allowed).map(
    ({ rule, severity, message }) => `${severity} ${rule}: ${message}`,
  );

it('refuses a new use of an API that the live version uses elsewhere, and names the place', () => {
  expect(check(live('1.1.0', [stored, direct, keys]))).toEqual([
    'error storage: remote-store 1.1.0 reaches what the browser stores for the site as remote-store 1.0.0 does not: localStorage in remote-store/src/cart.ts.',
    'error typing: remote-store 1.1.0 reaches what is typed anywhere in the page as remote-store 1.0.0 does not: keydown in remote-store/src/cart.ts.',
  ]);
});

it('accepts an unchanged reach, even in another file', () => {
  expect(check(live('1.1.0', [{ ...stored, place: 'shared-contracts/src/platform/stored.ts' }]))).toEqual([]);
  expect(check(live('1.1.0', []))).toEqual([]);
});

it('accepts a reach with a reason, but not one of another rule', () => {
  const now = live('1.1.0', [stored, direct, keys]);
  expect(check(now, { storage: 'keeps the cart' }).map((line) => line.split(':')[0])).toEqual([
    'error typing',
  ]);
  expect(check(now, { storage: 'keeps the cart', typing: 'a shortcut' })).toEqual([]);
  expect(neededReasons(now, before, { storage: 'keeps the cart', network: 'none' })).toEqual({
    storage: 'keeps the cart',
  });
});

it('refuses a reason for a known reach, which would also allow the next new one', () => {
  expect(check(live('1.1.0', [stored]), { storage: 'as ever' })).toEqual([
    'error storage: Nothing that is released reaches what the browser stores for the site in a new way.',
  ]);
});

it('reuses the reason of a version that was released on another channel', () => {
  const extras = { release: { allowed: { storage: 'keeps the cart' } } };
  const now = live('1.1.0', [stored, direct], extras as unknown as Live['extras']);
  expect(check(now)).toEqual([]);
  expect(neededReasons(now, before)).toEqual({ storage: 'keeps the cart' });
});

it.each([
  ['nothing is live', undefined],
  ["the live version's build did not record its reaches", live('1.0.0')],
])('lists every reach in a warning when %s', (_, earlier) => {
  const found = checkReaches(earlier ? [earlier] : [], [live('1.1.0', [stored, keys])], changed);
  expect(found.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'warning storage',
    'warning typing',
  ]);
  expect(found.every(isFirstReach)).toBe(true);
  expect(found[0]?.message).toContain('localStorage in shared-contracts/src/stored.ts');
});

it('names the first uses of many, and the number of the others', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({
    ...direct,
    place: `${index}.ts`,
    code: `${index}`,
  }));
  expect(check(live('1.1.0', many))[0]).toContain('localStorage in 4.ts, and 3 more.');
});

it('ignores the shell and unchanged remotes', () => {
  const shell = { ...live('1.1.0', [direct]), name: 'shell' };
  expect(checkReaches([], [shell, live('1.1.0', [direct])], new Set(['shell']))).toEqual([]);
});

it('turns reaches into warnings for a rollback and a trial', () => {
  const [found] = checkReaches([before], [live('1.1.0', [direct])], changed);
  expect(found && softenedReach(found).severity).toBe('warning');
  expect(found && isFirstReach(found)).toBe(false);
});
