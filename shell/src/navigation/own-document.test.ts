import { createOwnDocument, hasOwnDocument } from './own-document';

const account = { name: 'remote-account', addresses: ['/auth/sign-in', '/auth/sign-up', '/profile'] };
const store = { name: 'remote-store', addresses: ['/store', '/store/:productSlug'] };
const SIGN_IN = '/auth/sign-in';

it('admits every remote while no password is typed', () => {
  const own = createOwnDocument('/store', () => true);
  expect([own.admits(store), own.admits(account), own.admits(store)]).toEqual([true, true, true]);
  expect(own.endsFor('/profile', account)).toBe(false);
});

it.each([
  ['was loaded first', SIGN_IN, undefined],
  ['was shown in it', '/profile', SIGN_IN],
])('admits only the owner of the sign-in page after that page %s', (_, pagePath, shown) => {
  const own = createOwnDocument(pagePath, () => true);
  if (shown) own.show(shown);
  expect([own.admits(account), own.admits(store)]).toEqual([true, false]);
  expect(own.endsFor('/auth/sign-up', account)).toBe(false);
  expect(own.endsFor('/profile', account)).toBe(false);
  expect(own.endsFor('/store', store)).toBe(true);
  own.show('/profile');
  expect(own.endsFor('/store', store)).toBe(true);
});

it('ends for the sign-in page once a script of another remote was requested', () => {
  const own = createOwnDocument('/profile', () => true);
  own.admits(account);
  expect(own.endsFor(SIGN_IN, account)).toBe(false);
  own.admits(store);
  expect(own.endsFor(SIGN_IN, account)).toBe(true);
});

it('ends when the owner of the next page is not known', () => {
  const shop = createOwnDocument('/store', () => true);
  shop.admits(store);
  expect(shop.endsFor(SIGN_IN, undefined)).toBe(true);
  expect(createOwnDocument(SIGN_IN, () => true).endsFor('/store', undefined)).toBe(true);
});

it('shows the page that it was loaded for, regardless of its owner', () => {
  expect(createOwnDocument(SIGN_IN, () => true).endsFor(SIGN_IN, undefined)).toBe(false);
});

it('keeps all pages in one document when the browser has no storage', () => {
  const own = createOwnDocument(SIGN_IN, () => false);
  expect([own.admits(account), own.admits(store)]).toEqual([true, true]);
  expect(own.endsFor('/store', store)).toBe(false);
  expect(own.endsFor('/auth/sign-up', account)).toBe(false);
});

it('ends after the sign-in page for pages with slots, whose fillers it does not admit', () => {
  const own = createOwnDocument(SIGN_IN, () => true);
  const showing = { ...account, shows: ['fit-for-child'] };
  expect(own.endsFor('/profile', showing)).toBe(true);
  expect(own.endsFor('/auth/sign-up', showing)).toBe(false);
  expect(createOwnDocument('/profile', () => true).endsFor('/profile', showing)).toBe(false);
});

it.each([
  ['/auth/sign-in', true],
  ['/Auth/sign-in/', true],
  ['/auth/sign-up', true],
  ['/auth/reset-password', true],
  ['/auth/confirm', true],
  ['/profile/settings', true],
  ['/profile', false],
  ['/checkout', false],
  ['/auth', false],
])('detects whether a password is typed at %s', (pathname, own) => {
  expect(hasOwnDocument(pathname)).toBe(own);
});
