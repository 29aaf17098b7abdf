import { describeFailure } from './describe-failure';

const origin = 'http://localhost';
const file = (name: string) => `${origin}/assets/${name}`;
const STORE = 'remote-store/1.4.0/page-store.2ae81f8b51.js';
const MAIN = 'shell/1.0.0/main.c00ca5cb22.js';
const page = {
  origin,
  versionOf: (name: string, folder: string) => (folder.startsWith('file-') ? `that of ${name}` : folder),
  pattern: () => '/store/:productSlug',
};
const shell = { remote: 'shell', version: '1.0.0', compositionId: 'abc' };

function errorAt(...places: string[]): Error {
  const error = new TypeError('x is undefined');
  error.stack = ['TypeError: x is undefined', ...places.map((place) => `    at f (${file(place)}:1:2)`)].join(
    '\n',
  );
  return error;
}

it('names the innermost file of a remote, because handlers run through the shell’s React', () => {
  expect(describeFailure({ kind: 'uncaught', error: errorAt(MAIN, STORE, MAIN) }, page)).toEqual({
    kind: 'uncaught',
    remote: 'remote-store',
    version: '1.4.0',
    page: '/store/:productSlug',
    frames: [`/assets/${MAIN}:1:2`, `/assets/${STORE}:1:2`, `/assets/${MAIN}:1:2`],
  });
});

it('names the remote whose own host reported the error', () => {
  const source = { remote: 'remote-account', version: '2.0.0', compositionId: 'abc' };
  expect(describeFailure({ kind: 'caught', error: errorAt(STORE), source }, page)).toMatchObject({
    remote: 'remote-account',
    version: '2.0.0',
  });
});

it.each(['shell', 'remote-store'])(
  'names the version for files of %s that are stored apart from it',
  (name) => {
    const chunk = `${name}/file-0123456789abcdef/612.js`;
    expect(describeFailure({ kind: 'load', file: file(chunk) }, page)).toMatchObject({
      remote: name,
      version: `that of ${name}`,
      frames: [`/assets/${chunk}`],
    });
  },
);

it('names the remote of a subscriber that threw in the shell’s bus, and the shell for its own errors', () => {
  expect(describeFailure({ kind: 'caught', error: errorAt(STORE, MAIN), source: shell }, page)).toMatchObject(
    {
      remote: 'remote-store',
    },
  );
  expect(describeFailure({ kind: 'caught', error: errorAt(MAIN), source: shell }, page)).toMatchObject({
    remote: 'shell',
    version: '1.0.0',
  });
  expect(describeFailure({ kind: 'caught', error: 'text', source: shell }, page)).toMatchObject({
    remote: 'shell',
  });
});

it('reads the causes of an error', () => {
  const error = new Error('hydration', { cause: errorAt(STORE) });
  error.stack = '';
  expect(describeFailure({ kind: 'recovered', error }, page)).toMatchObject({ remote: 'remote-store' });
});

it('finds the part of a page that did not match by its components', () => {
  const componentStack = `\n    at Card (${file(STORE)}:1:9)\n    at div\n    at Frame (${file(MAIN)}:1:3)`;
  const error = errorAt(MAIN);
  expect(describeFailure({ kind: 'recovered', error, componentStack }, page)).toMatchObject({
    remote: 'remote-store',
    version: '1.4.0',
  });
});

it('uses the file that the browser names when there is no stack', () => {
  const failure = { kind: 'uncaught', error: 'text', file: file(STORE), line: 3, column: 4 } as const;
  expect(describeFailure(failure, page)).toMatchObject({
    remote: 'remote-store',
    frames: [`/assets/${STORE}:3:4`],
  });
});

it('returns unknown without a source', () => {
  expect(describeFailure({ kind: 'rejection', error: undefined }, page)).toEqual({
    kind: 'rejection',
    remote: 'unknown',
    version: '',
    page: '/store/:productSlug',
  });
});

it('ignores errors of browser extensions', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n    at f (chrome-extension://abc/content.js:1:2)';
  expect(describeFailure({ kind: 'uncaught', error }, page)).toBeUndefined();
  expect(
    describeFailure({ kind: 'uncaught', error: 'x', file: 'moz-extension://a/b.js' }, page),
  ).toBeUndefined();
  expect(describeFailure({ kind: 'load', file: 'https://cdn.example/x.js' }, page)).toBeUndefined();
});

it.each([
  'chrome-extension://aapbdbdomjkkjkaonfhkkikfgjllcleb/content.js:1:2',
  'https://translate.googleapis.com/_/translate_http/_/js/k=x/m=el_main:5:1',
])('names no remote for %s that throws through its frames, or that a region caught', (place) => {
  const error = errorAt(STORE, MAIN);
  error.stack = error.stack?.replace('\n', `\n    at f (${place})\n`) ?? '';
  const store = { remote: 'remote-store', version: '1.4.0', compositionId: 'abc' };
  for (const source of [undefined, shell, store])
    expect(describeFailure({ kind: 'caught', error, ...(source && { source }) }, page)).toEqual({
      kind: 'caught',
      remote: 'unknown',
      version: '',
      page: '/store/:productSlug',
    });
});
