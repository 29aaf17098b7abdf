/** The servers that the table is held against. */
export type ServerName = 'Node' | 'Deno' | 'worker' | 'nginx';

/** What must come back. */
export interface Expected {
  readonly status: number;
  /** Headers by name; null stands for one that must be absent. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** What the content holds, decompressed; empty stands for no content at all. */
  readonly holds?: string;
}

/** A request, and what every server answers to it. */
export interface RequestAndAnswer {
  readonly asks: string;
  readonly target: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly gets: Expected;
  /** What a server answers instead, and why it can't do better. */
  readonly but?: Partial<Record<ServerName, Expected & { readonly because: string }>>;
}

const main = '/assets/shell/1.0.0/main.0123.js';
const film = '/assets/shell/1.0.0/film.mp4';
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const text = { 'content-type': 'text/plain; charset=utf-8' };
const immutable = 'public, max-age=31536000, immutable';
const cannotAsk = 'files can’t ask whether something came since, so the browser finds out';
const noBrotli = 'its brotli module is not in every nginx; without it gzip is what it has';
const runtimeParses = 'the runtime refuses or mends what is no request before the handler sees it';

/** A redirect within the site that nobody keeps. */
function leadsTo(status: 302 | 308, location: string): Expected {
  return { status, headers: { location, 'cache-control': 'no-store' } };
}

/** A sentence in place of content. */
function says(status: number, sentence: string, headers: Expected['headers'] = {}): Expected {
  return { status, headers: { ...text, 'cache-control': 'no-store', ...headers }, holds: `${sentence}\n` };
}

function pageOf(pattern: string, status = 200): Expected {
  return { status, headers: html, holds: `<title>${pattern}</title>` };
}

const sizeOfMain = String('/* main */'.length + 500);

/** The one table that says what the site answers. */
export const requestsAndAnswers: readonly RequestAndAnswer[] = [
  // Pages.
  { asks: 'the home page', target: '/', gets: pageOf('/') },
  { asks: 'a page', target: '/store', gets: pageOf('/store') },
  { asks: 'a page in other letters', target: '/STORE', gets: pageOf('/store') },
  { asks: 'a page with a query', target: '/store?level=1', gets: pageOf('/store') },
  { asks: 'a prerendered path of a pattern', target: '/store/rocket', gets: pageOf('/store/rocket') },
  { asks: 'a path that came since', target: '/store/came-since', gets: pageOf('/store/:productSlug') },
  {
    asks: 'a path that came since, again',
    target: '/store/Came%2Dsince',
    gets: pageOf('/store/:productSlug'),
  },
  {
    asks: 'a path of a pattern at which nothing is',
    target: '/store/other',
    gets: pageOf('Nothing is at /store/:productSlug', 404),
    but: { nginx: { because: cannotAsk, ...pageOf('/store/:productSlug') } },
  },
  {
    asks: 'the head of a path at which nothing is',
    target: '/store/other',
    method: 'HEAD',
    gets: { status: 404, headers: html, holds: '' },
    but: { nginx: { because: cannotAsk, status: 200, headers: html, holds: '' } },
  },
  {
    asks: 'a path of a pattern that nobody can tell of',
    target: '/lost/other',
    gets: pageOf('/lost/:thing'),
  },
  { asks: 'a path of a pattern that only browsers know', target: '/scans/7', gets: pageOf('/scans/:scanId') },
  { asks: 'a path of a closed list', target: '/team/ada', gets: pageOf('/team/ada') },
  { asks: 'it in another spelling', target: '/team/%61da', gets: pageOf('/team/:name') },
  {
    asks: 'a path that a closed list has not',
    target: '/team/nobody',
    gets: pageOf('Nothing is at /team/:name', 404),
  },
  {
    asks: 'a path in no language',
    target: '/team/%ff',
    gets: pageOf('Nothing is at /team/:name', 404),
    but: { nginx: { because: 'it leaves percent-encoded paths to the browser', ...pageOf('/team/:name') } },
  },
  { asks: 'the page for what is missing', target: '/404', gets: pageOf('/404', 404) },
  { asks: 'an unknown address', target: '/nope', gets: leadsTo(302, '/404') },
  { asks: 'a deeper unknown address', target: '/store/a/b?x=1', gets: leadsTo(302, '/404') },
  { asks: 'a file of no page', target: '/index.html', gets: leadsTo(302, '/404') },
  { asks: 'a name of the language', target: '/toString', gets: leadsTo(302, '/404') },
  { asks: 'a slash at the end', target: '/store/?level=1', gets: leadsTo(308, '/store?level=1') },
  { asks: 'doubled slashes', target: '/store//rocket', gets: leadsTo(308, '/store/rocket') },
  {
    asks: 'what a browser takes for another host',
    target: '//evil.example/',
    gets: leadsTo(308, '/evil.example'),
  },
  // Policies.
  {
    asks: 'a page with an inline style',
    target: '/store',
    gets: {
      status: 200,
      headers: {
        'x-content-type-options': 'nosniff',
        'content-security-policy': `style-src 'self' 'sha256-${'A'.repeat(43)}='`,
      },
    },
  },
  {
    asks: 'a page without one',
    target: '/store/rocket',
    gets: { status: 200, headers: { 'content-security-policy': "style-src 'self';" } },
  },
  {
    asks: 'a redirect’s policy',
    target: '/nope',
    gets: {
      status: 302,
      headers: {
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': "default-src 'none'",
      },
    },
  },
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
    gets: says(406, 'It can be had without compression only.', { vary: 'accept-encoding' }),
    but: { nginx: { because: 'it knows no 406', status: 200, holds: 'wOF2' } },
  },
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
    asks: 'a composition',
    target: '/assets/compositions/composition-1.json',
    gets: {
      status: 200,
      headers: { 'content-type': 'application/json', 'cache-control': immutable },
      holds: '"id":"composition-1"',
    },
    but: {
      nginx: {
        because: 'the export writes the earlier address only',
        ...says(404, 'There is no such file.'),
      },
    },
  },
  {
    asks: 'a composition by its earlier address',
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
  { asks: 'a manifest', target: '/assets/sites/site-1.json', gets: says(404, 'There is no such file.') },
  { asks: 'a compressed file by its name', target: `${main}.br`, gets: says(404, 'There is no such file.') },
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
  // Methods and what is no request.
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

/** What is asked for twice, the second time with the tag of the first answer: it is not sent again. */
export const askedTwice: readonly { readonly target: string; readonly accepted: string }[] = [
  { target: '/store', accepted: 'identity' },
  { target: '/store', accepted: 'gzip' },
  { target: main, accepted: 'identity' },
  { target: main, accepted: 'br' },
];
