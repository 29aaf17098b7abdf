import { cannotAsk, html, leadsTo, pageOf, type RequestAndAnswer } from './expected';

/** Requests for pages, for their policies, and for unknown addresses. */
export const requestsForPages: readonly RequestAndAnswer[] = [
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
];
