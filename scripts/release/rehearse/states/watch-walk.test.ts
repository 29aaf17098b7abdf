import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser } from '@little-arches/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import { sampleConfig } from '../../testing/sample-build';
import { onlyState, siteWith } from '../testing/staged-script';
import { NEUTRAL } from './go-to';
import type { Shown } from './open-state';
import type { State } from './state';
import { watchWalk } from './watch-walk';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

async function watch(shown: Shown, states: readonly State[] = [onlyState], timeLimit = 600_000) {
  const patterns = states.map(({ pattern }) => pattern);
  const given = { browser, shown, patterns, timeLimit, isFilled: () => false, mayShow: () => true };
  return await watchWalk({ kit: undefined, states }, given);
}

async function faultsOf(shown: Shown, timeLimit?: number) {
  return (await watch(shown, [onlyState], timeLimit)).flatMap(({ faults }) => faults);
}

it('reports no fault of a page that renders', async () => {
  expect(await faultsOf(siteWith('', '<h1>Feet</h1><a href="/">Home</a>'))).toEqual([]);
});

it.each([
  ['an uncaught error', 'setTimeout(() => { throw new Error("feet hurt") })', 'error', 'feet hurt'],
  ['an unhandled rejection', 'Promise.reject(new Error("feet hurt"))', 'error', 'feet hurt'],
  [
    'an error on the console',
    'console.error("[shell 1.0.0, composition a1] Error: feet hurt")',
    'error',
    'feet hurt',
  ],
  [
    'a page that differs from its prerendered HTML',
    'console.error("Minified React error #418; visit https://react.dev")',
    'hydration',
    'Minified React error #418',
  ],
  [
    'a missing file',
    'new Image().src = "/assets/toes.png"',
    'file',
    'https://www.littlearches.example/assets/toes.png answers 404',
  ],
  ['a violation of the policy', 'try { eval("1") } catch {}', 'policy', 'trusted-types-sink'],
])('reports %s', async (_what, script, kind, text) => {
  expect(await faultsOf(siteWith(script))).toContainEqual({ kind, text: expect.stringContaining(text) });
});

it.each([
  ['a page without a heading', '<p>Feet</p>', 'heading', 'there is no h1'],
  ['a link to an unknown address', '<h1>Feet</h1><a href="/toes">Toes</a>', 'link', '/toes'],
  [
    'content that is wider than a small window',
    '<h1>Feet</h1><svg width="500" height="9"><text>Toes</text></svg>',
    'overflow',
    'Toes',
  ],
  ['a button without a name', '<h1>Feet</h1><button></button>', 'accessibility', 'button-name'],
])('reports %s', async (_what, main, kind, text) => {
  expect(await faultsOf(siteWith('', main))).toEqual([{ kind, text: expect.stringContaining(text) }]);
});

const long = (word: string) => word.repeat(40);

it.each([
  [
    'a row of a table that it stretches',
    `<table><tr><td>Heel<tr><td><pre>${long('Toes')}</pre><tr><td>Arch</table>`,
  ],
  ['the heading of a section', `<section><h2>${long('Toes')}</h2><p>Arch</p></section>`],
  ['content that scrolls in its own box', `<p>${long('Toes')}</p><div><pre>${long('Arch')}</pre></div>`],
])('names the element that is too wide, not %s', async (_what, main) => {
  const script = `const sheet = new CSSStyleSheet();
    sheet.replaceSync('div { overflow-x: auto } table { border-spacing: 0 }');
    document.adoptedStyleSheets = [sheet];`;
  expect(await faultsOf(siteWith(script, `<h1>Feet</h1>${main}`))).toEqual([
    { kind: 'overflow', text: expect.stringMatching(/^(pre|h2|p) “Toes/) },
  ]);
});

it('finds the element that is too wide without a change of the frame, which the shell would undo', async () => {
  const script = `addEventListener('DOMContentLoaded', () =>
    new MutationObserver(() => console.error('The frame was changed'))
      .observe(document.querySelector('main'), { attributes: true }))`;
  expect(await faultsOf(siteWith(script, `<h1>Feet</h1><p>${long('Toes')}</p>`))).toMatchObject([
    { kind: 'overflow' },
  ]);
});

it('reports text without contrast that only the dark scheme has', async () => {
  const script = `const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }');
    document.adoptedStyleSheets = [sheet];`;
  expect(await faultsOf(siteWith(script, '<h1>Feet</h1><p>Toes</p>'))).toEqual([
    {
      kind: 'accessibility',
      text: expect.stringMatching(/^in the dark scheme: .*\(color-contrast\): <p>Toes/),
    },
  ]);
});

it('accepts a page that reports a failing backend', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const script = `fetch('${url}/products').catch(() => console.error('Fetch error: no products'))`;
  const config = { ...sampleConfig, backend: { ...sampleConfig.backend, url } };
  expect(await faultsOf(siteWith(script, undefined, config))).toEqual([]);
});

it('finishes a page whose browser never reports that it is idle', async () => {
  const script =
    'window.requestIdleCallback = (work, { timeout } = {}) => { if (timeout) setTimeout(work, timeout); }';
  expect(await faultsOf(siteWith(script))).toEqual([]);
});

it('reports a page that never finishes rendering', async () => {
  expect(await faultsOf(siteWith('for (;;);'), 3000)).toEqual([
    { kind: 'hangs', text: 'it was not ready within 3 seconds' },
  ]);
});

it('stays on a page that redirects to another document, as a guard does', async () => {
  expect(await faultsOf(siteWith("setTimeout(() => location.assign('/signin'))"))).toEqual([]);
});

it.each([
  ['redirects late', "setTimeout(() => location.assign('/signin'), 2500)"],
  [
    'gets its heading late',
    "setTimeout(() => document.querySelector('p').replaceWith(document.createElement('h1')), 2500)",
  ],
])('reports no missing heading of a page that %s', async (_what, script) => {
  expect(await faultsOf(siteWith(script, '<p>Loading</p>'))).toEqual([]);
});

it('attributes an error to the state that throws it, although its stack differs each time', async () => {
  const script = `addEventListener('popstate', () => {
    const heading = document.createElement('h1');
    heading.textContent = location.pathname;
    document.querySelector('main').replaceChildren(heading);
    __REACT_DEVTOOLS_GLOBAL_HOOK__.onCommitFiberRoot();
    if (location.pathname === '/heel') console.error('Error: feet hurt\\n    at ' + performance.now());
  })`;
  const { store, site } = siteWith(script);
  const pages = site.pages.map((page) => ({ ...page, pattern: NEUTRAL }));
  const stateOf = (path: string): State => ({ ...onlyState, way: 'link', pattern: path, path });
  const watched = await watch({ store, site: { ...site, pages } }, ['/toes', '/heel'].map(stateOf));
  expect(
    watched.map(({ state, faults }) => [state.path, faults.map(({ text }) => text.split('\n')[0])]),
  ).toEqual([
    ['/toes', []],
    ['/heel', ['feet hurt']],
  ]);
});
