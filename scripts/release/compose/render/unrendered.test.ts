import { unrenderedLines } from './unrendered';

it('names the page, the reason, and the fix for a name that exists in browsers only', () => {
  const owner = 'remote-marketing';
  expect(
    unrenderedLines([
      {
        owner,
        path: '/size-guide',
        reason: 'window is not defined (remote-marketing/src/pages/size-guide/page.tsx:7)',
      },
      { owner, path: '/store', reason: 'The backend answered 503' },
    ]),
  ).toEqual([
    '/size-guide was not rendered anew: window is not defined (remote-marketing/src/pages/size-guide/page.tsx:7). Read that in an effect or an event handler, because pages are rendered in Node too.',
    '/store was not rendered anew: The backend answered 503. Open it with npm start, fix it and publish again. Where the backend did not answer, wait until it does.',
  ]);
});
