import { parseScript } from '@little-arches/kit/syntax-tree';
import { findYounger } from './find-younger';
import { knownMembers } from './younger-members';

const namesIn = (text: string) =>
  findYounger([parseScript({ path: 'script.ts', text })], knownMembers()).map(({ name }) => name);

it.each([
  ['a static member', 'URL.canParse(href)', 'URL.canParse'],
  ['a static member of a built-in', 'Object.groupBy(list, by)', 'Object.groupBy'],
  ['a static member of the window’s class', 'window.AbortSignal.any([a, b])', 'AbortSignal.any'],
  [
    'a static member destructured from its class',
    'const { withResolvers } = Promise',
    'Promise.withResolvers',
  ],
  ['a global', 'requestIdleCallback(work)', 'requestIdleCallback'],
  ['a global of the window', 'globalThis.scheduler.postTask(work)', 'scheduler'],
  ['a class', 'new Float16Array(4)', 'Float16Array'],
  ['an event', "element.addEventListener('scrollend', snap)", 'event scrollend'],
  ['a member of a newly created object', 'new URLSearchParams(a).size', 'URLSearchParams#size'],
  ['a member of a variable', 'const q = new URLSearchParams(); if (q.size > 0) go()', 'URLSearchParams#size'],
  [
    'a member of an annotated parameter',
    'const f = (q?: URLSearchParams) => q?.size',
    'URLSearchParams#size',
  ],
  ['a member of another’s member', 'new URL(a).searchParams.size', 'URLSearchParams#size'],
  ['a member destructured from a variable', 'const q = new Set(); const { union } = q', 'Set#union'],
  ['an iterator’s method', 'map.values().map(double)', 'Iterator#map'],
  ['a method by its name', 'first.isDisjointFrom(second)', '.isDisjointFrom'],
])('finds %s that one of the oldest browsers lacks', (_, text, name) => {
  expect(namesIn(text)).toContain(name);
});

it.each([
  [
    'features of every browser',
    'structuredClone(a); list.at(-1); text.replaceAll(a, b); Object.hasOwn(a, b)',
  ],
  ['another object’s member of the same name', 'const m = new Map(); m.size; URL.createObjectURL(blob)'],
  ['a variable of the same name', 'function f(scheduler) { return scheduler.now }'],
  ['a member of an import', "import * as v from 'valibot'; v.union([a, b])"],
  ['a member that the script’s own objects have', 'const sets = { union() {} }; other.union()'],
  ['an optional call', 'element.checkVisibility?.()'],
  ['a member tested before another', 'globalThis.trustedTypes?.createPolicy'],
  ['a typeof', "typeof scheduler === 'undefined'"],
  ['a type', 'type A = Highlight; interface B { c: Highlight }'],
  ['exports of another module', "export { Observable } from './store'"],
])('ignores %s', (_, text) => {
  expect(namesIn(text)).toEqual([]);
});

it('names the browsers and the position', () => {
  const [found] = findYounger(
    [parseScript({ path: 'a.ts', text: 'const a = 1;\nURL.canParse(a)' })],
    knownMembers(),
  );
  expect(found).toMatchObject({ path: 'a.ts', at: 13 });
  expect(found?.lacking).toMatch(/chrome 111.*safari 16\.4/);
});
