import { findLooseUses } from './wrapped-features';

const looseIn = (text: string, path = 'remote-x/src/a.ts') => findLooseUses([{ path, text }]);

it.each([
  ["localStorage.getItem('a')", 'Storage'],
  ['window.sessionStorage.clear()', 'Storage'],
  ['navigator.clipboard.writeText(a)', 'The clipboard'],
  ['onClick={() => window.print()}', 'Printing'],
  ['await file.text()', 'A visitor’s file'],
  ['await chosenFile.arrayBuffer()', 'A visitor’s file'],
  ['new FileReader()', 'A visitor’s file'],
  ['speechSynthesis.speak(a)', 'Speech'],
  ["navigator.locks.request('a', work)", 'The lock manager'],
  ["history.replaceState(null, '', a)", 'The history'],
  ['navigator.share({ url })', 'Sharing'],
  ['crypto.randomUUID()', 'A random UUID'],
  ["await crypto.subtle.digest('SHA-256', a)", 'Web cryptography'],
  ["new BroadcastChannel('a')", 'A broadcast channel'],
])('refuses %s outside its one file', (text, name) => {
  expect(looseIn(`const a = 1;\n${text}`)).toEqual([
    expect.stringContaining(`remote-x/src/a.ts:2 ${name} may be`),
  ]);
});

it.each([
  ['a comment', '// localStorage may be forbidden', 'remote-x/src/a.ts'],
  ['the one file', 'window.localStorage', 'shared-contracts/src/platform/stored.ts'],
  ['a test', 'localStorage.clear()', 'remote-x/src/a.test.ts'],
  ['a response', 'await response.text()', 'remote-x/src/a.ts'],
])('accepts %s', (_, text, path) => {
  expect(looseIn(text, path)).toEqual([]);
});
