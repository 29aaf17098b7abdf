import { reloadIfOutdated } from './outdated-page';

const reload = jest.fn();

/** Opens a page of composition `id` at `path`, while the server has `live`. */
function openPage(id: string, path: string, live: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = `<script type="application/json" id="composition">{"id":"${id}"}</script>`;
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: live }));
}

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
});
afterEach(() => jest.restoreAllMocks());

it('reloads once for a composition, so that it never loops', async () => {
  openPage('old', '/store', 'new');
  await reloadIfOutdated(reload);
  openPage('old', '/store', 'new');
  await reloadIfOutdated(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['its composition is live', 'same', '/store', 'same'],
  ['the visitor is in the checkout', 'old', '/checkout', 'new'],
  ['the visitor is in the checkout, at another spelling of its address', 'old', '/Checkout/', 'new'],
])('does not reload the page when %s', async (_, id, path, live) => {
  openPage(id, path, live);
  await reloadIfOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
});

it('does not reload the page when the server can’t be reached', async () => {
  openPage('old', '/store', 'new');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  await reloadIfOutdated(reload);
  expect(reload).not.toHaveBeenCalled();
});
