import type { ComposedRemote } from '@little-arches/contracts/formats/page';
import { defineRemote, type PageModule } from '@little-arches/contracts/remote';
import { RemoteLoadError } from '../federation/load-remotes';
import { chooseStart } from './choose-start';

const remote = { name: 'remote-store', version: '1.1.0' } as ComposedRemote;
const hydration = { loaderData: { 'remote-store:store': { products: [] } } };
const page: PageModule = { Page: () => null };
const hangs = () => new Promise<never>(() => {});
const fails = () => Promise.reject(new Error('Loading chunk store failed.'));

function root({ content = '<main></main>', data = true } = {}) {
  const json = JSON.stringify(hydration);
  document.body.innerHTML = `<div id="root">${content}</div>${data ? `<script type="application/json" id="hydration">${json}</script>` : ''}`;
  return document.getElementById('root') as HTMLElement;
}

function site(load: () => Promise<PageModule> = async () => page, version = '1.1.0') {
  const definition = defineRemote({
    name: 'remote-store',
    pages: { store: { path: '/store', title: 'Products', description: '', load } },
  });
  const loaded = { remote, version, definition };
  return { index: { ownerOf: async () => remote }, load: async () => loaded, loaded };
}

type Site = Parameters<typeof chooseStart>[0];
const start = (parts: unknown, at = root()) => chooseStart(parts as Site, at, '/store', 50);

it('hydrates nothing when nothing or only the frame was prerendered', async () => {
  expect(await start(site(), root({ content: '', data: false }))).toEqual({ status: 'client' });
  expect(await start(site(), root({ data: false }))).toEqual({ status: 'frame' });
});

it('hydrates a page whose remote and module load in time', async () => {
  const parts = site();
  expect(await start(parts)).toEqual({ status: 'prerendered', hydration, loaded: parts.loaded });
});

it.each([
  ['whose remote hangs', { ...site(), load: hangs }],
  ['whose module hangs', site(hangs)],
  ['whose module fails', site(fails)],
  ['whose fallback version was loaded', site(undefined, '1.0.0')],
])('leaves a page %s readable', async (_, parts) => {
  expect(await start(parts)).toEqual({ status: 'static', hydration });
});

it('returns the failure of a remote, which is not awaited again', async () => {
  const failure = new RemoteLoadError(remote, 'It did not come', {});
  const parts = { ...site(), load: () => Promise.reject(failure) };
  expect(await start(parts)).toEqual({ status: 'static', hydration, failure });
});
