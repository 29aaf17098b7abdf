import { arrivedAndThrew } from './arrived-and-threw';

const origin = window.location.origin;
const STORE = `${origin}/assets/remote-store/1.4.0/page-store.2ae81f8b51.js:1:20`;
const MAIN = `${origin}/assets/shell/1.0.0/main.c00ca5cb22.js:1:30`;
const EXTENSION = 'chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/content.js:1:2';

it.each([
  ['a remote’s module', [STORE, MAIN], true],
  ['a remote’s module that an extension calls', [STORE, EXTENSION, MAIN], true],
  ['the shell', [MAIN, STORE], false],
  ['an extension, called by a remote’s module', [EXTENSION, STORE, MAIN], false],
])('blames a file only when the error’s innermost frame is in it: %s', (_, frames, expected) => {
  const error = new TypeError('x is undefined');
  error.stack = ['TypeError: x is undefined', ...frames.map((at) => `    at f (${at})`)].join('\n');
  expect(arrivedAndThrew(error)).toBe(expected);
});
