import { film, immutable, leadsTo, main, type RequestAndAnswer, says, sizeOfMain, text } from './expected';
import { mapAddress } from './sample-store';

/** Requests for files of the packages and of the site, and for parts of them. */
export const requestsForFiles: readonly RequestAndAnswer[] = [
  // Files.
  {
    asks: 'a script',
    target: main,
    gets: {
      status: 200,
      headers: {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': immutable,
        'content-length': sizeOfMain,
      },
      holds: '/* main */',
    },
  },
  {
    asks: 'a file in a folder of its version',
    target: '/assets/shell/1.0.0/static/js/chunk.4567.js',
    gets: { status: 200, headers: { 'cache-control': immutable }, holds: '/* chunk */' },
  },
  {
    asks: 'a file for prerendering only',
    target: '/assets/shell/1.0.0/node/routes.js',
    gets: says(404, 'There is no such file.'),
  },
  {
    asks: 'a composition',
    target: '/assets/composition/composition-1/composition.json',
    gets: {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': immutable },
      holds: '"id":"composition-1"',
    },
  },
  {
    asks: 'a missing file',
    target: '/assets/shell/1.0.0/nope.js',
    gets: says(404, 'There is no such file.'),
  },
  {
    asks: 'a pointer',
    target: '/assets/channels/production.json',
    gets: says(404, 'There is no such file.'),
  },
  { asks: 'a manifest', target: '/assets/sites/site-1/site.json', gets: says(404, 'There is no such file.') },
  { asks: 'a compressed file by its name', target: `${main}.br`, gets: says(404, 'There is no such file.') },
  ...[mapAddress, `${mapAddress}.br`, `${mapAddress}.gz`, `${main}.map`, `${main}.map.gz`].map((target) => ({
    asks: `a source map at ${target}`,
    target,
    gets: says(404, 'There is no such file.'),
  })),
  {
    asks: 'a way out of the store',
    target: '/assets/shell/..%2f..%2f/secret.js',
    gets: says(404, 'There is no such file.'),
    but: { nginx: { because: 'it decodes a path before it looks whose it is', ...leadsTo(302, '/404') } },
  },
  // Parts.
  {
    asks: 'the first bytes of a film',
    target: film,
    headers: { range: 'bytes=0-1' },
    gets: {
      status: 206,
      headers: {
        'content-range': 'bytes 0-1/10',
        'content-length': '2',
        'content-type': 'video/mp4',
        'cache-control': immutable,
      },
      holds: '01',
    },
  },
  {
    asks: 'the last bytes',
    target: film,
    headers: { range: 'bytes=-3' },
    gets: { status: 206, headers: { 'content-range': 'bytes 7-9/10' }, holds: '789' },
  },
  {
    asks: 'that parts are to be had',
    target: film,
    gets: { status: 200, headers: { 'accept-ranges': 'bytes', 'content-length': '10' }, holds: '0123456789' },
  },
  {
    asks: 'bytes that are not there',
    target: film,
    headers: { range: 'bytes=10-' },
    gets: says(416, 'It has no such part.', { 'content-range': 'bytes */10' }),
    but: {
      nginx: {
        because: 'it says so in HTML of its own',
        status: 416,
        headers: { 'content-range': 'bytes */10' },
      },
    },
  },
  {
    asks: 'bytes of another film',
    target: film,
    headers: { range: 'bytes=2-', 'if-range': '"other"' },
    gets: { status: 200, headers: { 'content-range': null }, holds: '0123456789' },
  },
  {
    asks: 'a part of a page',
    target: '/store',
    headers: { range: 'bytes=0-1' },
    gets: { status: 200, headers: { 'accept-ranges': null, 'content-range': null }, holds: '<title>/store' },
    but: { nginx: { because: 'it knows parts of every file', status: 206, holds: '<!' } },
  },
  // Files of the site.
  {
    asks: 'robots.txt',
    target: '/robots.txt',
    gets: {
      status: 200,
      headers: { ...text, 'cache-control': 'no-cache' },
      holds: 'Sitemap: https://www.littlearches.example/sitemap.xml',
    },
  },
  {
    asks: 'the sitemap',
    target: '/sitemap.xml',
    gets: {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      holds: '<loc>https://www.littlearches.example/store/rocket</loc>',
    },
  },
  {
    asks: 'the contact for weaknesses',
    target: '/.well-known/security.txt',
    gets: { status: 200, headers: text, holds: 'Contact: mailto:' },
  },
  {
    asks: 'the licences of others',
    target: '/third-party-notices.txt',
    gets: { status: 200, headers: text, holds: 'Terms of react' },
  },
  {
    asks: 'which composition is live',
    target: '/composition.json',
    gets: {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      holds: '{"id":"composition-1","recalled":["remote-store 0.9.0"]}',
    },
  },
];
