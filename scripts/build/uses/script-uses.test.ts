import { parseScript } from '@little-arches/kit/syntax-tree';
import type { ContractParts } from './contract/contract-parts';
import { libraryNames } from './library-names';
import { scriptUses } from './script-uses';

const contract: ContractParts = {
  host: new Set(['announce', 'bus', 'bus.publish', 'session', 'session.get', 'backend', 'backend.call']),
  session: new Set(['loading', 'authenticated']),
  classes: new Set(['column']),
  addresses: { faqs: '/faqs', store: '/store' },
};
const script = (text: string) => parseScript({ path: 'bundle.mjs', text });

function usesIn(text: string) {
  const { host, session, classes, links } = scriptUses([script(text)], contract);
  return [...host, ...session, ...classes, ...links].sort();
}

it.each([
  ['host.announce("x")', ['announce']],
  ['const { announce, session } = (0, host_module.useHost)();', ['announce', 'session']],
  ['const { bus } = useHost(); bus.publish("a", {});', ['bus', 'bus.publish']],
  ['props.host?.backend.call(f)', ['backend', 'backend.call']],
  ['function load({ bus, announce }) {}', ['bus', 'announce']],
  ['function Card({ bus, title }) {}', []],
  ['payment.session.get; const session = pay(); session.url', ['session.get']],
  ['other.announce(); host.unknown()', []],
  ['if (session.status === "authenticated") f()', ['authenticated']],
  ['const state = useSession(); if (state.status !== "known") f()', ['known']],
  ['host.session.get().status === "known"', ['session', 'session.get', 'known']],
  ['const session = pay(); session.status === "paid"', []],
  ['const { status } = useSession(); if (status === "known") f()', ['known']],
  ['const state = useSession(); orders.map((state) => state.status === "paid")', []],
  ['const state = useSession(); const { state: own } = shop; own.status === "paid"', []],
  [
    'const state = useSession(); function f() { const { state } = shop; return state.status === "paid"; }',
    [],
  ],
  ['const { status } = useSession(); orders.map(({ status }) => status === "paid")', []],
  ['switch (useSession().status) { case "known": f() }', ['known']],
  ['const session = { get: read }; session.get().status === "open"', ['session.get']],
  ['const run = ({ announce }) => announce()', ['announce']],
  ['(0, router.redirect)("/gone"); navigate("/away"); text.redirect("/other")', ['/gone', '/away']],
  ['jsx("form", { action: "/gone" })', ['/gone']],
  ['switch (status) { case "loading": f() }', ['loading']],
  ['f("authenticated")', []],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code.
  ['jsx("p", { className: `column ${page}` })', ['column']],
  ['jsx("p", { children: "a column of" })', []],
  ['(0, routes.href)("faqs"); routes.addresses.store', ['/faqs', '/store']],
  ['href(name); jsx("a", { href: "/third-party-notices.txt" })', []],
  ['jsx(Link, { to: "/nowhere" })', ['/nowhere']],
])('finds what %s uses', (text, expected) => {
  expect(usesIn(text)).toEqual([...expected].sort());
});

it('finds the names that a bundle reads from the shared libraries, and libraries that are passed on whole', () => {
  const entry = script(`
    import * as outside from "react-router-dom"; import * as second from "react-router"; import * as react from "react"; import * as other from "rxjs";
    var modules = { 12(module) { module.exports = outside }, 13(module) { module.exports = react }, 14(module) { module.exports = other }, 15(module) { module.exports = second } };
  `);
  const chunk = script(`
    var router = __webpack_require__(12); var react = __webpack_require__(13); var rxjs = __webpack_require__(14);
    (0, router.useParams)(); jsx(router.Link, {}); hand(react); rxjs.map;
    var data = __webpack_require__(15); (0, data.useFetcher)();
  `);
  expect(libraryNames([entry, chunk])).toEqual({
    react: ['*'],
    'react-dom': [],
    'react-router-dom': ['Link', 'useParams'],
    'react-router': ['useFetcher'],
  });
});

it('finds the names that a chunk joined with a library reads', () => {
  const joined = script(`
    import { Link as External, useMatch } from "react-router"; import * as whole from "react-router-dom";
    use(External, useMatch, whole.useParams); const { useHref: read } = whole;
  `);
  expect(libraryNames([joined])).toEqual({
    react: [],
    'react-dom': [],
    'react-router-dom': ['useHref', 'useParams'],
    'react-router': ['Link', 'useMatch'],
  });
});
