import { addresses, findAddress, href, hrefOfSignIn, matchesAddress, safeReturnTo } from './index';

describe('safeReturnTo', () => {
  it.each([
    ['/profile/scans', '/profile/scans'],
    ['/store/rocket-insole?from=mail#top', '/store/rocket-insole?from=mail#top'],
    ['/author', '/author'],
  ])('keeps %s, a path of this site', (value, expected) => {
    expect(safeReturnTo(value)).toBe(expected);
  });

  it.each([
    null,
    '',
    'profile',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '/auth/sign-in',
    '/auth',
    '/AUTH/sign-up',
    '/profile/../auth/sign-in',
    '/.//evil.example',
  ])('returns /profile for %j', (value) => {
    expect(safeReturnTo(value)).toBe('/profile');
  });
});

describe('href', () => {
  it('fills in and encodes parameters', () => {
    expect(href('product', { productSlug: 'a b/c' })).toBe('/store/a%20b%2Fc');
    expect(href('store')).toBe('/store');
  });

  it('puts returnTo into the sign-in address', () => {
    expect(hrefOfSignIn('/profile/scans?child=1')).toBe(
      '/auth/sign-in?returnTo=%2Fprofile%2Fscans%3Fchild%3D1',
    );
  });
});

describe('findAddress', () => {
  const patterns = Object.values(addresses);

  it.each([
    ['/', '/'],
    ['/store/', '/store'],
    ['/store/rocket-insole', '/store/:productSlug'],
    ['/profile/scans/1', '/profile/scans/:scanId'],
    ['/Concept', '/concept'],
  ])('finds the owner of %s', (pathname, pattern) => {
    expect(findAddress(patterns, pathname)).toBe(pattern);
  });

  it.each(['/nope', '/store/a/b', '/profile/nope'])('finds no owner of %s', (pathname) => {
    expect(findAddress(patterns, pathname)).toBeUndefined();
  });

  it('prefers fixed segments to parameters', () => {
    expect(findAddress(['/store/:slug', '/store/new'], '/store/new')).toBe('/store/new');
    expect(matchesAddress('/store/:slug', '/store')).toBe(false);
  });
});
