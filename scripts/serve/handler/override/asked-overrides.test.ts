import fc from 'fast-check';
import { OverrideRefusal, type RequestedOverride, readOverrides } from './asked-overrides';

const remotes = [{ name: 'remote-store' }, { name: 'remote-account' }];
const origins = ['http://localhost:*', 'https://preview.example.org'];
const read = (search: string) => readOverrides(search, { remotes, origins });
const from = (place: string) => read(`?override=${encodeURIComponent(`remote-store@${place}`)}`);

it.each<[string, RequestedOverride[]]>([
  ['', []],
  ['?level=1&overrides=x', []],
  [
    '?override=remote-store@http://localhost:3002',
    [{ name: 'remote-store', origin: 'http://localhost:3002' }],
  ],
  ['?a=1&override=remote-store@1.0.0-abcd1234', [{ name: 'remote-store', version: '1.0.0-abcd1234' }]],
  [
    '?override=remote-store@https://preview.example.org&override=remote-account@http://localhost:4003',
    [
      { name: 'remote-store', origin: 'https://preview.example.org' },
      { name: 'remote-account', origin: 'http://localhost:4003' },
    ],
  ],
])('reads %s', (search, asked) => {
  expect(read(search)).toEqual(asked);
});

it.each([
  ['another host that begins so', 'http://localhost:3002.evil.example'],
  ['another host that ends so', 'http://evil-localhost:3002'],
  ['a host below', 'http://localhost.evil.example:3002'],
  ['a name before it', 'http://localhost@evil.example'],
  ['a name and password before it', 'http://localhost:3002@evil.example'],
  ['a name before the right host', 'http://ada@localhost:3002'],
  ['another port', 'https://preview.example.org:8443'],
  ['the default port', 'https://preview.example.org:443'],
  ['another protocol', 'http://preview.example.org'],
  ['an encrypted one of its own', 'https://localhost:3002'],
  ['a path', 'http://localhost:3002/evil'],
  ['a slash', 'http://localhost:3002/'],
  ['a backslash', 'http://localhost:3002\\@evil.example'],
  ['a query', 'http://localhost:3002?x'],
  ['a fragment', 'http://localhost:3002#x'],
  ['letters that look alike', 'https://preview.exаmple.org'],
  ['the same in punycode', 'https://preview.xn--exmple-4nf.org'],
  ['letters that are made small', 'https://Preview.example.org'],
  ['wide letters', 'https://ｐreview.example.org'],
  ['a dot at the end', 'https://preview.example.org.'],
  ['a dot at the end of the machine', 'http://localhost.:3002'],
  ['another name of the machine', 'http://127.0.0.1:3002'],
  ['the machine by a number', 'http://2130706433:3002'],
  ['the whole of the rule', 'http://localhost:*'],
  ['no host', 'http://'],
  ['a host of this site', '//localhost:3002'],
  ['data', 'data:text/javascript,alert(1)'],
  ['a script', 'javascript:alert(1)'],
  ['a blob', 'blob:http://localhost:3002/0'],
  ['a file', 'file:///etc/passwd'],
  ['more of a policy', "http://localhost:3002; script-src 'unsafe-inline'"],
  ['another header', 'http://localhost:3002\r\nset-cookie: a=b'],
  ['nothing', ''],
  ['a way through the store', '../../secret'],
  ['a version with a way', '1.0.0/../../x'],
])('reads no override from %s', (_, place) => {
  expect(() => from(place)).toThrow(OverrideRefusal);
});

it.each([
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'shell',
  'remote-none',
  '',
  'Remote-store',
  'remote-store ',
])('refuses the unknown remote %j', (name) => {
  expect(() => read(`?override=${encodeURIComponent(`${name}@http://localhost:3002`)}`)).toThrow(
    'It has: remote-store, remote-account.',
  );
});

it('refuses all overrides when one is invalid, or a remote is named twice', () => {
  const good = 'override=remote-store@http://localhost:3002';
  expect(() => read(`?${good}&override=remote-account@http://evil.example`)).toThrow(OverrideRefusal);
  expect(() => read(`?${good}&${good}`)).toThrow('remote-store is overridden twice: choose one.');
  expect(() => read('?override')).toThrow(OverrideRefusal);
});

it('allows only origins that match the rule, in any spelling', () => {
  const pieces = fc.constantFrom(
    'http://',
    'https://',
    'localhost',
    ':3002',
    '@',
    '.',
    '/',
    'evil',
    '%',
    '*',
    ' ',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 7 }), (parts) => {
      let asked: RequestedOverride[] = [];
      try {
        asked = from(parts.join(''));
      } catch (error) {
        expect(error).toBeInstanceOf(OverrideRefusal);
      }
      for (const one of asked)
        expect('origin' in one ? one.origin : '').toMatch(/^http:\/\/localhost(:3002)?$/);
    }),
  );
});

it('repeats nothing of the request', () => {
  const secret = 'remote-store@http://evil.example/token';
  expect(() => read(`?override=${secret}`)).toThrow(/^(?!.*evil)/);
});
