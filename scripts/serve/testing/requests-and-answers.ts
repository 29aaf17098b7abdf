import {
  html,
  immutable,
  leadsTo,
  main,
  noBrotli,
  type RequestAndAnswer,
  runtimeParses,
  says,
  sizeOfMain,
  text,
} from './expected';

import { requestsForFiles } from './requests-for-files';
import { requestsForPages } from './requests-for-pages';

const requestsForCodings: readonly RequestAndAnswer[] = [
  // Compression.
  {
    asks: 'a page as it is',
    target: '/store',
    gets: {
      status: 200,
      headers: { 'content-encoding': null, vary: 'accept-encoding' },
      holds: '<title>/store',
    },
  },
  {
    asks: 'a page by brotli',
    target: '/store',
    headers: { 'accept-encoding': 'gzip, deflate, br' },
    gets: {
      status: 200,
      headers: { ...html, 'content-encoding': 'br', vary: 'accept-encoding' },
      holds: '<title>/store',
    },
    but: {
      worker: {
        because: 'workerd as the tests run it sends the first coding that the client names',
        status: 200,
        headers: { ...html, 'content-encoding': 'gzip' },
        holds: '<title>/store',
      },
      nginx: {
        because: noBrotli,
        status: 200,
        headers: { ...html, 'content-encoding': 'gzip' },
        holds: '<title>/store',
      },
    },
  },
  {
    asks: 'a page by gzip',
    target: '/store/rocket',
    headers: { 'accept-encoding': 'gzip' },
    gets: {
      status: 200,
      headers: { ...html, 'content-encoding': 'gzip', vary: 'accept-encoding' },
      holds: '<title>/store/rocket',
    },
  },
  {
    asks: 'gzip rather than brotli',
    target: main,
    headers: { 'accept-encoding': 'br;q=0.5, gzip;q=0.9' },
    gets: { status: 200, headers: { 'content-encoding': 'gzip' }, holds: '/* main */' },
  },
  {
    asks: 'a script by brotli',
    target: main,
    headers: { 'accept-encoding': 'br' },
    gets: {
      status: 200,
      headers: { 'content-encoding': 'br', 'accept-ranges': null, 'cache-control': immutable },
      holds: '/* main */',
    },
    but: {
      nginx: {
        because: noBrotli,
        status: 200,
        headers: { 'content-encoding': null, 'cache-control': immutable },
        holds: '/* main */',
      },
    },
  },
  {
    asks: 'a font, which is compressed in itself',
    target: '/assets/shell/1.0.0/font.woff2',
    headers: { 'accept-encoding': 'br, gzip' },
    gets: { status: 200, headers: { 'content-encoding': null, 'content-type': 'font/woff2' }, holds: 'wOF2' },
  },
  {
    asks: 'a font compressed at any price',
    target: '/assets/shell/1.0.0/font.woff2',
    headers: { 'accept-encoding': 'br, identity;q=0' },
    gets: says(406, 'Available without compression only.', { vary: 'accept-encoding' }),
    but: { nginx: { because: 'it knows no 406', status: 200, holds: 'wOF2' } },
  },
];

const filesOnly = 'files can’t observe their server; nginx has a module of its own';

const otherRequests: readonly RequestAndAnswer[] = [
  // For operators.
  {
    asks: 'the health of the server',
    target: '/healthz',
    gets: { status: 200, headers: { ...text, 'cache-control': 'no-store' }, holds: 'ok\n' },
    but: { nginx: { because: filesOnly, ...leadsTo(302, '/404') } },
  },
  // Methods and invalid requests.
  {
    asks: 'the head of a page',
    target: '/store',
    method: 'HEAD',
    gets: { status: 200, headers: html, holds: '' },
  },
  {
    asks: 'the head of a script',
    target: main,
    method: 'HEAD',
    gets: { status: 200, headers: { 'content-length': sizeOfMain }, holds: '' },
  },
  {
    asks: 'the head of what is unknown',
    target: '/nope',
    method: 'HEAD',
    gets: { ...leadsTo(302, '/404'), holds: '' },
  },
  {
    asks: 'to change something',
    target: '/store',
    method: 'POST',
    gets: says(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' }),
  },
  {
    asks: 'to delete something',
    target: main,
    method: 'DELETE',
    gets: says(405, 'Only GET and HEAD are answered here.', { allow: 'GET, HEAD' }),
  },
  {
    asks: 'a host that is none',
    target: '/store',
    headers: { host: 'a b' },
    gets: says(400, 'This is no address.'),
    but: {
      worker: { because: runtimeParses, status: 500 },
    },
  },
];

/** The expected answers of the site, for every server. */
export const requestsAndAnswers: readonly RequestAndAnswer[] = [
  ...requestsForPages,
  ...requestsForCodings,
  ...requestsForFiles,
  ...otherRequests,
];

/** Requests that are repeated with the tag of the first answer, whose content must not be sent again. */
export const requestedTwice: readonly Pick<RequestAndAnswer, 'asks' | 'target' | 'headers'>[] = [
  { asks: 'a page as it is', target: '/store', headers: { 'accept-encoding': 'identity' } },
  { asks: 'a page by gzip', target: '/store', headers: { 'accept-encoding': 'gzip' } },
  { asks: 'a script as it is', target: main, headers: { 'accept-encoding': 'identity' } },
  { asks: 'a script by brotli', target: main, headers: { 'accept-encoding': 'br' } },
];
