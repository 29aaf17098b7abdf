import { findMismatches, type Handshake, rangeOf } from './handshake';

const contract = { built: '1.2', needs: '1.0' };
const shell = { contract, runtime: '2.9', singletons: { react: '19.3.1' } };
const meet = (numbers: Partial<Handshake>, other: Handshake = shell) =>
  findMismatches({ name: 'remote-store', version: '1.4.0', contract, runtime: '2.9', ...numbers }, other);
const rules = (...sides: Parameters<typeof meet>) => meet(...sides).map(({ rule }) => rule);

it.each([
  ['1.0', '1.0', '1.0'],
  ['1.4', '1.2', '1.2'],
  ['1.4', '1.0', '1.2'],
  ['1.0', '1.0', '1.9'],
  ['1.10', '1.9', '1.10'],
])('accepts a remote built with contract %s that needs %s, in a shell of %s', (built, needs, offered) => {
  expect(
    meet({ contract: { built, needs } }, { ...shell, contract: { built: offered, needs: offered } }),
  ).toEqual([]);
});

it.each([
  ['1.3', '1.3', '1.2', 'needs contract 1.3, the shell offers 1.2', 'redeploy the shell'],
  ['1.10', '1.10', '1.9', 'needs contract 1.10, the shell offers 1.9', 'redeploy the shell'],
  ['2.0', '2.0', '1.2', 'needs contract 2.0, the shell offers 1.2', 'redeploy the shell'],
  ['2.0', '1.0', '1.2', 'needs contract 2.0, the shell offers 1.2', 'redeploy the shell'],
  ['1.9', '2.0', '1.9', 'needs contract 2.0, the shell offers 1.9', 'redeploy the shell'],
  ['1.3', '1.0', '2.0', 'needs contract 1.3, the shell offers 2.0', "redeploy 'remote-store'"],
])(
  'refuses a remote built with contract %s that needs %s, in a shell of %s',
  (built, needs, offered, text, fix) => {
    const other = { ...shell, contract: { built: offered, needs: offered } };
    expect(meet({ contract: { built, needs } }, other)).toEqual([
      { rule: 'contract', message: `Remote 'remote-store' 1.4.0 ${text}`, fix },
    ]);
  },
);

it.each([
  ['2.9', '2.9', []],
  ['2.9', '2.10', []],
  ['own', '2.9', []],
  ['5', '5', []],
  ['2.10', '2.9', ['runtime']],
  ['3.0', '2.9', ['runtime']],
  // Earlier builds contain one number.
  ['5', '2.9', ['runtime']],
  ['2.9', '5', ['runtime']],
])('compares the runtime of an entry, %s, with that of a shell, %s', (runtime, offered, expected) => {
  expect(rules({ runtime }, { ...shell, runtime: offered })).toEqual(expected);
});

it.each([
  ['19.3.1', []],
  ['19.3.0', []],
  ['19.3.9', []],
  ['19.2.4', []],
  ['19.10.0', ['singletons']],
  ['18.9.0', ['singletons']],
  ['20.0.0-rc.1', ['singletons']],
])('accepts a library of the same major and no later minor: %s in a shell with 19.3.1', (react, expected) => {
  expect(rules({ singletons: { react } })).toEqual(expected);
});

it('names every difference with its fix, and a library that the shell lacks', () => {
  const numbers = {
    contract: { built: '2.0', needs: '2.0' },
    runtime: '3.0',
    singletons: { 'react-router': '7.18.6' },
  };
  expect(meet(numbers).map(({ message, fix }) => `${message}: ${fix}.`)).toEqual([
    "Remote 'remote-store' 1.4.0 needs contract 2.0, the shell offers 1.2: redeploy the shell.",
    "Remote 'remote-store' 1.4.0 was built for Module Federation's runtime 3.0, the shell has 2.9: build both with the same release tool, and publish the shell first.",
    "Remote 'remote-store' 1.4.0 was built with react-router 7.18.6, the shell provides none: publish a shell that has react-router ^7.18.0, or build 'remote-store' with the shell's version.",
  ]);
});

it('leaves the libraries to Module Federation in a browser, where no side names them', () => {
  expect(meet({}, { contract, runtime: '2.9' })).toEqual([]);
});

it('accepts each version that the range of a build contains', () => {
  expect(rangeOf('19.3.1')).toBe('^19.3.0');
});
