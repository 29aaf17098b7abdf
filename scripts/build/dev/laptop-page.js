// Runs in pages of laptop-site.ts: reports the remote that the live shell has loaded, and loads the page again when
// the server needs another composition, or after an edit.
const name = 'remote-name';
const at = (path) => new URL(path, import.meta.url);

new EventSource(at('changes')).addEventListener('message', () => window.location.reload());

const timer = setInterval(() => {
  const shell = globalThis.__FEDERATION__?.__INSTANCES__.find((one) => one.name === 'shell');
  if (!shell?.options.remotes.some((one) => one.name === name)) return;
  clearInterval(timer);
  void shell.loadRemote(`${name}/routes`).then(
    ({ default: { contract, pages = {}, panels = {}, slots = {} } }) =>
      report({
        contract,
        addresses: Object.values(pages).map(({ path }) => path),
        panels: Object.keys(panels),
        fills: Object.keys(slots),
      }),
    (error) => report({ failure: error instanceof Error ? error.message : String(error) }),
  );
}, 100);

async function report(told) {
  const { status } = await fetch(at('table'), { method: 'POST', body: JSON.stringify(told) });
  if (status === 205) window.location.reload();
}
