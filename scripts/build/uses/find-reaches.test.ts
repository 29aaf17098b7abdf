import { findReaches } from './find-reaches';

const script = (text: string, path = 'a.ts') => ({ path, text });
const reachesIn = (text: string) => [
  ...new Set(findReaches([script(text)]).map(({ rule, name }) => `${rule} ${name}`)),
];

it.each([
  ['localStorage.setItem("a", b)', ['storage localStorage']],
  ['window["sessionStorage"].clear()', ['storage sessionStorage']],
  ['const { indexedDB: db } = window', ['storage indexedDB', 'hidden-names window']],
  ['document.cookie', ['storage cookie']],
  ['Reflect.get(window, `localStorage`)', ['storage localStorage', 'hidden-names window']],
  ['self.c\\u0061ches.open("a")', ['storage caches']],
  ['document.addEventListener("keydown", f)', ['typing keydown']],
  ['const kind = "paste"; use(kind)', ['typing paste']],
  ['window.onbeforeinput = f', ['typing onbeforeinput', 'built-ins window.onbeforeinput']],
  ['document.addEventListener("input", f, true)', ['typing input']],
  ['fromEvent(document, "input").subscribe(f)', ['typing input']],
  ['jsx("input", { onInput: f }); find("input")', []],
  ['field.addEventListener(kind, f)', ['typing addEventListener of any event']],
  ['field.addEventListener("click", f)', []],
  ['new RTCPeerConnection()', ['network RTCPeerConnection']],
  ['new window.WebSocket(url)', ['network WebSocket']],
  ['navigator.sendBeacon(url)', ['network sendBeacon']],
  ['globalThis?.fetch(url)', ['network fetch']],
  ['window.location.href = url', ['network window.location.href']],
  ['location.assign(url); window.open(url)', ['network location.assign', 'network window.open']],
  ['use(window.location.pathname)', []],
  ['JSON.parse = f', ['built-ins JSON.parse']],
  ['window.JSON["parse"] = f', ['built-ins window.JSON.parse']],
  ['[JSON.parse] = [f]', ['built-ins JSON.parse']],
  ['({ parse: JSON.parse } = f)', ['built-ins JSON.parse']],
  ['Storage.prototype.getItem=f', ['built-ins Storage.prototype.getItem']],
  [
    'Object.defineProperty(Storage["prototype"], "a", b)',
    ['built-ins defineProperty of Storage.prototype', 'built-ins Storage.prototype'],
  ],
  ['Object.assign(JSON, { parse })', ['built-ins assign of JSON', 'hidden-names JSON']],
  [
    'Reflect.set(Array.prototype, "map", f)',
    ['built-ins set of Array.prototype', 'built-ins Array.prototype'],
  ],
  ['const p = Element.prototype; p.remove = f', ['built-ins Element.prototype']],
  ['const { prototype } = Array; const { prototype: other } = Array', ['built-ins prototype']],
  ['[].constructor.prototype.map=f', ['built-ins ….constructor.prototype.map']],
  ['class Own {} Own.prototype.a=1; use(Own.prototype)', []],
  ['window.frames[0]; top.parent', ['hidden-names top.parent', 'hidden-names window.frames']],
  ['navigator.credentials.get()', ['storage credentials']],
  ['Storage.prototype.__defineS("a", f)', ['built-ins __defineS']],
  ['delete window.fetch', ['network fetch', 'built-ins window.fetch']],
  ['JSON = f', ['built-ins JSON', 'hidden-names JSON']],
  ['a.__proto__.b = c', ['built-ins __proto__']],
  ['Object.prototype.hasOwnProperty.call(a, b); [].map(Number); JSON.parse(a)', []],
  ['document.title = a; element.value = b; a.b.c = d', []],
  ['window["local" + "Storage"]', ['hidden-names window[…]']],
  ['const w = globalThis; w[name]', ['hidden-names globalThis']],
  ['frame.contentWindow.open()', ['hidden-names contentWindow']],
  ['new Function("a")(); eval("b")', ['hidden-names Function', 'hidden-names eval']],
  ['if (typeof window === "undefined" || "x" in window) use(window.scrollY)', []],
])('finds in %s how it reaches beyond its pages', (text, expected) => {
  expect(reachesIn(text).sort()).toEqual([...expected].sort());
});

const stored = 'export function read(key) { return localStorage.getItem(key); }';
const namesOf = (texts: readonly string[]) =>
  new Set(findReaches(texts.map((text) => script(text))).map(({ code }) => code));

it('recognizes a statement that moves, gets a comment or is in several files', () => {
  const moved =
    '// Kept.\nconst a = 1;\nexport function other() { if (a) { return  localStorage.getItem(key) } }';
  expect(namesOf([stored])).toEqual(namesOf([moved]));
  expect(namesOf([stored, moved]).size).toBe(1);
});

it('distinguishes a second use from the first in the same function', () => {
  const second = stored.replace('return', 'send(localStorage.getItem("auth")); return');
  expect(namesOf([second]).size).toBe(2);
  expect(namesOf(['const show = () => jsx("a", { onClick: () => localStorage.clear() })'])).toEqual(
    namesOf(['const other = () => jsx("b", { title, onClick: () => localStorage.clear() })']),
  );
});

it('names the source of each statement', () => {
  expect(findReaches([script(stored, 'shared-contracts/src/stored.ts')])).toEqual([
    {
      rule: 'storage',
      name: 'localStorage',
      place: 'shared-contracts/src/stored.ts',
      code: expect.stringMatching(/^[0-9a-f]{12}$/),
    },
  ]);
});
