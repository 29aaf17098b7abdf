import { isRead } from './is-read';

it.each([
  ['GET', '/rest/v1/products', true],
  ['HEAD', '/rest/v1/products', true],
  ['POST', '/rest/v1/children', false],
  ['PATCH', '/rest/v1/children', false],
  ['POST', '/rest/v1/rpc/take_message', false],
  // A GET request to this path uses up a token.
  ['GET', '/auth/v1/verify', false],
])('%s %s only reads: %s', (method, path, expected) => {
  expect(isRead({ method, url: `http://127.0.0.1:54321${path}` })).toBe(expected);
});
