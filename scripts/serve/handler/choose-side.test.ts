import { chooseSide, withSide } from './choose-side';
import type { ServedCanary, ServedSite } from './source/site-source';

const canary: ServedCanary = {
  version: 'remote-store/1.1.0',
  share: 5,
  isSecure: true,
  site: {} as ServedSite,
};
const withCookie = (cookie?: string) => ({
  header: (name: string) => (name === 'cookie' ? cookie : undefined),
});
const never = () => {
  throw new Error('Nobody is asked twice');
};

it.each([
  [0.0499, true],
  [0.05, false],
])(
  'chooses the side by the random number %s, and sets a cookie for the browser’s session',
  (lot, isCanary) => {
    const { cookie, ...side } = chooseSide(withCookie(), canary, () => lot);
    expect(side).toEqual({ isCanary });
    expect(cookie).toBe(
      `canary=remote-store/1.1.0/${isCanary ? 'new' : 'old'}; Path=/; HttpOnly; SameSite=Lax; Secure`,
    );
  },
);

it('keeps a visitor on the side in the cookie', () => {
  const others = 'a=b; canary=remote-store/1.1.0/';
  expect(chooseSide(withCookie(`${others}new`), canary, never)).toEqual({ isCanary: true });
  expect(chooseSide(withCookie(`${others}old; c=d`), canary, never)).toEqual({ isCanary: false });
});

it.each([
  'canary=remote-store/1.0.0/new',
  'canary=',
  'xcanary=remote-store/1.1.0/new',
  'canary=remote-store/1.1.0/newer',
])('chooses again at random for %s', (cookie) =>
  expect(chooseSide(withCookie(cookie), canary, () => 0.9).cookie).toContain('/old;'),
);

it('sends a share of the visitors to the canary', () => {
  const lots = Array.from({ length: 1000 }, (_, index) => index / 1000);
  const chosen = lots.filter((lot) => chooseSide(withCookie(), canary, () => lot).isCanary);
  expect(chosen).toHaveLength(50);
});

it('forbids shared caches to store the answer', () => {
  const page = {
    status: 200,
    headers: { vary: 'accept-encoding', 'cache-control': 'no-cache', etag: '"a"' },
  };
  expect(withSide(page, { isCanary: true }).headers).toEqual({
    etag: '"a"',
    vary: 'accept-encoding, cookie',
    'cache-control': 'private, no-cache',
  });
  const redirect = { status: 302, headers: { 'cache-control': 'no-store' } };
  expect(withSide(redirect, { isCanary: false, cookie: 'x' }).headers).toEqual({
    'cache-control': 'no-store',
    vary: 'cookie',
    'set-cookie': 'x',
  });
});
