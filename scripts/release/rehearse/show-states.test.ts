import { createHash } from 'node:crypto';
import { SCENARIO_KIT } from '@little-arches/build/scenario-kit-name';
import { freePort } from '@little-arches/kit/processes/free-port';
import { launchBrowser, WITHOUT_OPTIMIZING } from '@little-arches/kit/processes/launch-browser';
import type { Compared } from '../compose/compose-candidate';
import type { ReleaseStore } from '../store/store';
import { siteFileKey } from '../store/store-keys';
import { sampleConfig } from '../testing/sample-build';
import { NEUTRAL } from './page/go-to';
import type { ScenarioKit } from './scenario-kit';
import { showStates } from './show-states';
import type { State } from './state';

/** Pages in place of a shell's: `script` runs first, and `show(path)` in it changes the main content. */
interface Site {
  readonly script?: string;
  readonly main?: string;
  readonly config?: typeof sampleConfig;
}

const files = new Map<string, string>();
const store = {
  async get(key: string) {
    const text = files.get(key);
    return text === undefined ? undefined : { content: Buffer.from(text), etag: '' };
  },
} as ReleaseStore;

/** Creates a site with one remote's page, and the neutral page at which scenarios begin. */
function siteWith({ script = '', main = '<h1>Feet</h1>', config = sampleConfig }: Site) {
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
  const file = `${hashOf(script)}.js`;
  files.set(file, script);
  const id = hashOf(script + main);
  const pages = [
    { owner: 'remote-sample', pattern: '/', file: '/index.html', shown: main },
    { owner: 'shell', pattern: NEUTRAL, file: '/404.html', shown: '<h1>Not found</h1>' },
  ].map(({ owner, pattern, file: place, shown }) => {
    const html = `<!doctype html><html lang="en"><title>Feet</title><script src="/assets/${file}"></script><main>${shown}</main></html>`;
    files.set(siteFileKey(id, place), html);
    return { owner, pattern, status: 200, listed: false, html, file: place, content: hashOf(html) };
  });
  return { id, config, composition: { id: 'composition-1', remotes: [] }, pages };
}

const byAddress: State = { package: 'remote-sample', pattern: '/', path: '/', scenario: undefined };

/** Shows states of a site beside a live one. */
async function watch(
  site: Site,
  {
    live,
    states = [byAddress],
    kit,
    timeLimit = 20_000,
  }: {
    live?: Site;
    states?: readonly State[];
    kit?: ScenarioKit;
    timeLimit?: number;
  } = {},
) {
  const rehearsed = {
    store,
    site: siteWith(site),
    live: live && siteWith(live),
    registry: { schema: '', microFrontends: {} },
    moving: new Set(['remote-sample']),
  } as unknown as Compared;
  const kits = new Map(kit ? [['remote-sample', kit] as const] : []);
  return await showStates(states, await launchBrowser(WITHOUT_OPTIMIZING), { rehearsed, kits, timeLimit });
}

const faultsOf = async (...given: Parameters<typeof watch>) =>
  (await watch(...given)).flatMap(({ faults }) => faults);

it('finds what a page throws, logs, requests and may not do', async () => {
  const script = `setTimeout(() => { throw new Error('heel hurts') });
    Promise.reject(new Error('toes hurt'));
    console.error('[shell 1.0.0, composition a1] Error: arch hurts');
    console.error('Minified React error #418; visit https://react.dev');
    new Image().src = '/assets/toes.png';
    try { eval('1') } catch {}`;
  const faults = await faultsOf({ script });
  expect(faults.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual([
    'error: arch hurts',
    'error: heel hurts',
    'error: toes hurt',
    'file: https://www.littlearches.example/assets/toes.png answers 404',
    expect.stringMatching(/^hydration: Minified React error #418/),
    expect.stringMatching(/^policy: .*trusted-types-sink/),
  ]);
});

it('finds what a page shows wrongly, without a change of the frame, which the shell would undo', async () => {
  const script = `const sheet = new CSSStyleSheet();
    sheet.replaceSync('a { display: inline-block; padding: 2rem } @media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }');
    document.adoptedStyleSheets = [sheet];
    addEventListener('DOMContentLoaded', () =>
      new MutationObserver(() => console.error('The frame was changed'))
        .observe(document.querySelector('main'), { attributes: true }))`;
  const main = `<p>Arch</p><a href="/toes">Toes</a><button></button><div role="dialog">Heel</div><dialog open>Sole</dialog><div data-slot="cart"><br></div>
    <table><tr><td>Heel<tr><td><pre>${'Toes'.repeat(40)}</pre><tr><td>Arch</table>`;
  const faults = await faultsOf({ script, main });
  expect(faults.map(({ kind, text }) => `${kind}: ${text}`).sort()).toEqual([
    expect.stringMatching(/^accessibility: .*\(aria-dialog-name\): <dialog open="">Sole/),
    expect.stringMatching(/^accessibility: .*\(aria-dialog-name\): <div role="dialog">Heel/),
    expect.stringMatching(/^accessibility: .*\(target-size\): <button>/),
    expect.stringMatching(/^accessibility: .*\(button-name\): <button>/),
    expect.stringMatching(/^accessibility: .*\(color-contrast\): <p>Arch/),
    'heading: there is no h1',
    'link: /toes',
    expect.stringMatching(/^overflow: pre “Toes/),
    'slot: cart',
  ]);
});

it('accepts a page that reports a failing backend, and one that leads to another document', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  const config = { ...sampleConfig, backend: { ...sampleConfig.backend, url } };
  const script = `fetch('${url}/products').catch(() => console.error('Fetch error: no products'));
    setTimeout(() => location.assign('/signin'));`;
  expect(await faultsOf({ script, config })).toEqual([]);
});

it('counts the faults that the live version does not have', async () => {
  const script = 'console.error("feet hurt")';
  const main = '<h1>New feet</h1><h1>Toes</h1>';
  expect(await faultsOf({ script, main }, { live: { script } })).toEqual([
    { kind: 'heading', text: 'there are 2 h1' },
  ]);
});

it('finds a page that never comes to an end where the live one does', async () => {
  expect(await faultsOf({ script: 'for (;;);' }, { live: {}, timeLimit: 10_000 })).toEqual([
    { kind: 'late', text: 'it was not ready within 10 seconds' },
  ]);
});

it('ends without a verdict when the live page takes more than half of the time as well', async () => {
  const live = { script: 'for (const end = Date.now() + 3000; Date.now() < end; );' };
  await expect(watch({ script: 'for (;;);' }, { live, timeLimit: 5000 })).rejects.toThrow(
    'This machine is too busy for a verdict: / was not ready within 5 seconds, and the page that is live not within half of that.',
  );
  await expect(watch({ main: '<h1>New</h1>' }, { live: {}, timeLimit: 1 })).rejects.toThrow('too busy');
});

describe('in scenarios', () => {
  const answer = { status: 200, body: ['comet'] };
  const kit: ScenarioKit = {
    code: `const ${SCENARIO_KIT} = { scenarios: { prepared: { prepare() { localStorage.setItem('feet', 'two'); } } } }`,
    scenarios: { prepared: { options: { session: { status: 'authenticated' } }, prepare() {} } },
    createHttpBackend: () => ({
      stored: { device: { token: 'made-up' }, tab: {} },
      answer: async () => answer,
      unanswered: new Set(['select shoes']),
    }),
  };
  const script = `const show = (text) => {
      const heading = document.createElement('h1');
      heading.textContent = text;
      document.querySelector('main').replaceChildren(heading);
    };
    addEventListener('popstate', async () => {
      const products = await (await fetch('${sampleConfig.backend.url}/products')).json();
      show([location.pathname, products, localStorage.getItem('feet'), localStorage.getItem('token')].join(' '));
      if (location.pathname === '/heel') console.error('Error: feet hurt ' + document.querySelector('h1').textContent);
    })`;
  const stateOf = (path: string): State => ({ ...byAddress, scenario: 'prepared', pattern: path, path });

  it('shows each state by a link, with the data of the scenario, and blames the one that fails', async () => {
    const watched = await watch({ script }, { kit, states: ['/toes', '/heel', '/arch'].map(stateOf) });
    expect(watched.map(({ state, faults }) => [state.path, faults.map(({ text }) => text)])).toEqual([
      ['/toes', []],
      ['/heel', ['feet hurt /heel comet two made-up']],
      ['/arch', []],
    ]);
    expect(watched[0]?.unanswered).toEqual(['select shoes']);
  });
});
