import { parseScript } from '@little-arches/kit/syntax-tree';
import { linksIn } from './find-links';

const addresses = { faqs: '/faqs', store: '/store' };

it.each([
  ['(0, routes.href)("faqs"); routes.addresses.store', ['/faqs', '/store']],
  ['jsx(Link, { to: "/nowhere" })', ['/nowhere']],
  ['jsx("form", { action: "/gone" })', ['/gone']],
  ['(0, router.redirect)("/gone"); navigate("/away"); text.redirect("/other")', ['/away', '/gone']],
  ['href(name); href("unknown"); jsx("a", { href: "/third-party-notices.txt" })', []],
  ['show({ from: "/store" }); open("https://example.org/store")', []],
])('finds the addresses that %s links to', (text, expected) => {
  expect(linksIn([parseScript({ path: 'bundle.mjs', text })], addresses)).toEqual(expected);
});
