import { type Expected, leadsTo, pageOf, type RequestAndAnswer, says } from './expected';

const DEV = 'remote-store@http://localhost:3002';
const asReleased: Expected & { because: string } = {
  because: 'it serves files, and a page with overrides is none: it is as released',
  ...pageOf('/store'),
};
const refused = (sentence: string) => says(400, sentence);

/** Requests for remotes that are not released. The sample site allows any port of the visitor's machine. */
export const requestsForOverrides: readonly RequestAndAnswer[] = [
  {
    asks: 'a remote from a developer’s machine',
    target: `/store?override=${DEV}`,
    gets: {
      status: 200,
      headers: {
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': ' http://localhost:3002;',
      },
      holds: '"served":[{"name":"remote-store","origin":"http://localhost:3002"}]',
    },
    but: { nginx: asReleased },
  },
  {
    asks: 'the same at an address that only the other one has',
    target: `/store/a/b?override=${DEV}`,
    gets: { status: 200, holds: 'End the override' },
    but: {
      nginx: { because: asReleased.because, ...leadsTo(302, '/404') },
    },
  },
  {
    asks: 'a remote from elsewhere',
    target: '/store?override=remote-store@http://localhost:3002.evil.example',
    gets: refused(
      'From there this channel takes no remote. It takes them from: http://localhost:*. Write the origin as it stands there, without a slash at its end.',
    ),
    but: { nginx: asReleased },
  },
  {
    asks: 'a remote that there is not',
    target: '/store?override=__proto__@http://localhost:3002',
    gets: refused('This site has no such remote. It has: remote-store.'),
    but: { nginx: asReleased },
  },
  {
    asks: 'a version that there is not',
    target: '/store?override=remote-store@9.0.0',
    gets: refused('This channel lists no such version of remote-store. It lists: .'),
    but: { nginx: asReleased },
  },
  {
    asks: 'a page with the QA panel',
    target: '/store?qa',
    gets: {
      status: 200,
      headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' },
      holds: '<title>/store</title>',
    },
    but: { nginx: asReleased },
  },
];
