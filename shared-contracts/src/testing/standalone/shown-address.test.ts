import { realAddress, replaceAddress, shownAddress } from './shown-address';

const { origin } = window.location;
afterEach(() => {
  delete document.documentElement.dataset.host;
  window.history.replaceState(null, '', '/');
});

it('uses the window’s own address on its own server', () => {
  window.history.replaceState(null, '', '/checkout?scenario=paid#total');
  expect(shownAddress()).toBe(`${origin}/checkout?scenario=paid#total`);
  expect(realAddress(`${origin}/store?scenario=paid`)).toBe(`${origin}/store?scenario=paid`);
});

it.each([
  ['/store?scenario=visitor', '?scenario=visitor&page=%2Fstore'],
  ['/?scenario=refused&with-theme=dark', '?scenario=refused&with-theme=dark'],
  [
    '/done?payment_intent=pi_1&scenario=paid#who',
    '?scenario=paid&page=%2Fdone%3Fpayment_intent%3Dpi_1%23who',
  ],
])('uses the query when the host is a folder: %s', (shown, query) => {
  document.documentElement.dataset.host = 'folder';
  window.history.replaceState(null, '', '/deep/store/');
  expect(realAddress(origin + shown)).toBe(`${origin}/deep/store/${query}`);
  replaceAddress(origin + shown);
  expect(window.location.pathname).toBe('/deep/store/');
  const [given, wanted] = [new URL(shownAddress()), new URL(shown, origin)];
  expect([given.pathname, given.hash]).toEqual([wanted.pathname, wanted.hash]);
  expect(Object.fromEntries(given.searchParams)).toEqual(Object.fromEntries(wanted.searchParams));
});
