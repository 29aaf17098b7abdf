import { namesOneHost } from './node-server';

it.each([
  'localhost',
  'localhost:3000',
  'www.littlearches.example',
  '127.0.0.1:3000',
  '[::1]:3000',
  '[::ffff:127.0.0.1]',
  'localhost:',
  'my_host',
])('accepts %s as a host', (host) => {
  expect(namesOneHost(['Accept', '*/*', 'Host', host])).toBe(true);
});

it.each([
  '',
  'a b',
  'a, b',
  'http://a',
  'a/b',
  'user@a',
  'a:b',
  'a:123456',
  '[::1',
  'a"b',
  'ä',
  'a\\b',
  'a?b',
  'a#b',
])('refuses %j as a host', (host) => {
  expect(namesOneHost(['Host', host])).toBe(false);
});

it('accepts exactly one Host header, in any spelling', () => {
  expect(namesOneHost([])).toBe(false);
  expect(namesOneHost(['Host', 'a', 'host', 'a'])).toBe(false);
  expect(namesOneHost(['HOST', 'a', 'Accept', 'Host'])).toBe(true);
  expect(namesOneHost(['X', 'host', 'Accept', 'a'])).toBe(false);
});
