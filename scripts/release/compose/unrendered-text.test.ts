import { unrenderedLines } from './unrendered-text';

it('names the page, the reason, and what to do about a name that only browsers know', () => {
  const owner = 'remote-marketing';
  expect(
    unrenderedLines([
      { owner, path: '/size-guide', reason: 'window is not defined' },
      { owner, path: '/store', reason: 'The backend answered 503' },
    ]),
  ).toEqual([
    '/size-guide is rendered in the browser only: window is not defined. Read that in an effect or an event handler, because pages are rendered in Node too.',
    '/store is rendered in the browser only: The backend answered 503',
  ]);
});
