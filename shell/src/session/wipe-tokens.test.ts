import { wipeTokens } from './wipe-tokens';

it.each([
  ['/store#access_token=a&refresh_token=r&expires_in=3600&token_type=bearer&type=signup', '/store'],
  ['/store?level=2&access_token=a&type=signup#level-2', '/store?level=2#level-2'],
  ['/store?type=x#refresh_token=r&type=recovery', '/store?type=x'],
  ['/store?access%5Ftoken=a', '/store'],
  ['/store#ACCESS_TOKEN=a&level-2', '/store#level-2'],
  ['/store?q=a%20b+c&type=x#level-2', '/store?q=a%20b+c&type=x#level-2'],
  [
    '/auth/confirm#token_hash=h&type=email&email=a%40b.example',
    '/auth/confirm#token_hash=h&type=email&email=a%40b.example',
  ],
  ['/store', '/store'],
])('removes only the tokens from %s', (address, left) => {
  window.history.replaceState({ idx: 3 }, '', address);
  const replaced = jest.spyOn(window.history, 'replaceState');
  wipeTokens();
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(left);
  expect(window.history.state).toEqual({ idx: 3 });
  expect(replaced).toHaveBeenCalledTimes(left === address ? 0 : 1);
  replaced.mockRestore();
});
