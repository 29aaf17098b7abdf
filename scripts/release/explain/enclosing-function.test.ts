import { enclosingFunction } from './enclosing-function';

/** Returns the name of the function around `here` in a source. */
function nameAt(text: string, path = 'a.tsx'): string | undefined {
  const before = text.slice(0, text.indexOf('here')).split('\n');
  return enclosingFunction(path, text, { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 });
}

it.each([
  ['function one() { here; }', 'one'],
  ['export default function two() {\n  return <p>{[].map((x) => here)}</p>;\n}', 'two'],
  ['const three = async () => {\n here;\n};', 'three'],
  ['const four = { five() { here; }, six: () => 6 };', 'five'],
  ['const four = { six: () => here };', 'six'],
  ['class A { #x = 1; seven = () => { here; } }', 'seven'],
  ['class A { eight() { here; } }', 'eight'],
  ['function outer() { const x = here; }', 'outer'],
  ['function outer() { const inner = (x = here) => x; }', 'inner'],
  ['// “ä€😀”\nfunction nine() { const text = "😀"; here; }\nfunction ten() {}', 'nine'],
])('names the function around a position in %s', (text, name) => {
  expect(nameAt(text)).toBe(name);
});

it.each([['here;'], ['const x = here;'], ['function ( { here'], ['']])('names no function in %j', (text) => {
  expect(nameAt(text)).toBeUndefined();
});
