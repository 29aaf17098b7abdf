import type { ComposedPage } from '../model/site';
import { sampleAddress } from '../testing/sample-build';
import { listStates, patternsWithoutPath } from './list-states';
import { nameOf } from './state';

const addresses = [
  sampleAddress('/store', 'store'),
  sampleAddress('/store/:slug', 'product'),
  sampleAddress('/profile', 'profile', { access: 'signed-in' }),
  sampleAddress('/sign-in', 'sign-in', { access: 'signed-out' }),
];
const live = { name: 'remote-store', extras: { addresses, panels: ['cart'] } } as unknown as Parameters<
  typeof listStates
>[0]['live'];
const family = { status: 'authenticated' };
const kit = {
  scenarios: {
    visitor: { options: {} },
    'signed-in': { options: { session: family } },
    professional: { options: { session: family } },
    boots: { path: '/store/boots?size=30', options: {} },
  },
};
const pages = ['/store', '/store/comet', '/store/:slug', '/profile', '/sign-in'].map(
  (pattern): ComposedPage => ({ owner: 'remote-store', pattern, status: 200, listed: true, html: pattern }),
);
const list = (more: Partial<Parameters<typeof listStates>[0]> = {}) =>
  listStates({ live, pages, changed: new Set(pages), kit, isMoving: true, ...more });

it('lists each changed page by its address, guarded ones as a family, each other scenario once, then the panels', () => {
  expect(list().map(nameOf)).toEqual([
    '/store',
    '/store/comet',
    '/profile',
    '/sign-in',
    "/profile in 'signed-in'",
    "/store in 'visitor'",
    "/profile in 'professional'",
    "/store/boots in 'boots'",
    "/store with the panel 'cart' in 'visitor'",
  ]);
});

it('lists a single changed page in every scenario, and nothing of the other pages', () => {
  const changed = (path: string) => new Set(pages.filter(({ pattern }) => pattern === path));
  expect(list({ changed: changed('/profile') }).map(nameOf)).toEqual([
    '/profile',
    "/profile in 'signed-in'",
    "/profile in 'professional'",
  ]);
  expect(list({ changed: changed('/store') }).map(nameOf)).toEqual([
    '/store',
    "/store in 'visitor'",
    "/store in 'signed-in'",
    "/store in 'professional'",
    "/store with the panel 'cart' in 'visitor'",
  ]);
});

it('lists the guarded pages of another package once for the signed-in', () => {
  expect(list({ isMoving: false }).map(nameOf)).toEqual([
    '/store',
    '/store/comet',
    '/profile',
    '/sign-in',
    "/profile in 'signed-in'",
  ]);
});

it('finds the patterns of which neither a page nor a scenario has a path', () => {
  expect(patternsWithoutPath(list())).toEqual([]);
  const unknown = pages.filter(({ pattern }) => pattern !== '/store/comet');
  const states = list({ pages: unknown, changed: new Set(unknown), kit: undefined });
  expect(patternsWithoutPath(states)).toEqual(['/store/:slug']);
});
