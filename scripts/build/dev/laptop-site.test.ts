import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLaptopSite, laptopBase } from './laptop-site';

const contract = { built: '2.0', needs: '2.0' };
const store = {
  name: 'remote-store',
  version: '1.0.0',
  url: '/assets/remote-store/1.0.0/entry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  contract,
  runtime: 'own',
  addresses: ['/store'],
  panels: [],
};
const composition = { id: 'c1', shell: { version: '1.0.0' }, remotes: [store] };
const config = {
  siteUrl: 'https://site.example',
  reportUrl: 'https://site.example/reports',
  channel: 'staging',
};
const base = laptopBase('remote-store');

const page = (region: string) => `<head>
<script src="/assets/shell/1.0.0/main.js" integrity="x" crossorigin="anonymous" defer></script>
<link rel="stylesheet" href="/assets/remote-store/1.0.0/page.css" disabled>
</head>
<body>
<div id="root"><section data-remote="${region}"><h1>Prerendered</h1></section></div>
<script type="application/json" id="hydration">{}</script>
<script type="application/json" id="config">${JSON.stringify(config)}</script>
<script type="application/json" id="composition">${JSON.stringify(composition)}</script>
<script src="/assets/remote-store/1.0.0/entry.js" integrity="x" crossorigin="anonymous" defer></script>
</body>`;

const servers: http.Server[] = [];
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves a site with a page of the store and one of another remote, and the laptop's server in front of it. */
async function setUp() {
  const site = await serve(({ url = '', headers }, response) => {
    if (url === '/new') return response.writeHead(302, { location: '/404' }).end();
    if (url === '/origin') return response.end(headers.origin);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('strict-transport-security', 'max-age=1');
    response.setHeader(
      'content-security-policy',
      "connect-src 'self'; report-uri https://site.example/reports",
    );
    response.statusCode = url === '/404' ? 404 : 200;
    response.end(page(url === '/store' ? 'remote-store' : 'remote-marketing'));
  });
  const remote = { name: 'remote-store', entry: () => 'remoteEntry.js', runtime: () => 'own' };
  const { answer } = createLaptopSite(site, { ...remote, container: () => ({ global: 'remote_store' }) });
  const own = await serve(answer);
  const open = async (path: string) => {
    const response = await fetch(own + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
    const html = await response.text();
    const read = (id: string) =>
      JSON.parse(new RegExp(`id="${id}">([^<]*)<`).exec(html)?.[1] ?? 'null') as unknown;
    return { response, html, composition: read('composition'), config: read('config') };
  };
  const tell = (told: object, origin = own) =>
    fetch(`${own}${base}table`, { method: 'POST', body: JSON.stringify(told), headers: { origin } });
  return { own, open, tell };
}

const table = { contract, addresses: ['/store', '/new'], panels: [], fills: [] };

it('assigns the opened page to the laptop’s remote until a browser has sent its table of pages', async () => {
  const { open, tell } = await setUp();
  const laptop = { name: 'remote-store', version: 'laptop', url: `${base}remoteEntry.js`, integrity: '' };
  expect((await open('/anything')).composition).toMatchObject({
    remotes: [{ ...laptop, addresses: ['/anything'], contract }],
  });
  expect((await tell(table, 'https://evil.example')).status).toBe(403);
  expect([(await tell(table)).status, (await tell(table)).status]).toEqual([205, 204]);
  expect((await open('/store')).composition).toMatchObject({ remotes: [{ ...laptop, ...table }] });
});

it('leaves pages of others prerendered, and renders its own by the browser alone', async () => {
  const { own, open, tell } = await setUp();
  await tell(table);
  const others = await open('/concept');
  expect(others.html).toContain('Prerendered');
  expect(others.html).not.toContain('/assets/remote-store/1.0.0/');
  expect(others.config).toEqual({ ...config, siteUrl: own, reportUrl: `${own}${base}reports` });
  const store = await open('/store');
  expect(store.html).not.toMatch(/Prerendered|hydration/);
  expect(store.html).toContain('main.js');
});

it('answers an address that only the laptop has, under the site’s policy with a socket for edits', async () => {
  const { own, open, tell } = await setUp();
  await tell(table);
  const { response } = await open('/new');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toBe(
    `connect-src 'self' ${own.replace('http', 'ws')}`,
  );
  expect(response.headers.has('strict-transport-security')).toBe(false);
  expect((await open('/404')).response.status).toBe(404);
});

it('sends reports nowhere, and requests to the site as from its own pages', async () => {
  const { own } = await setUp();
  expect((await fetch(`${own}${base}reports`, { method: 'POST', body: '{}' })).status).toBe(204);
  const asked = await fetch(`${own}/origin`, { headers: { origin: own } });
  expect(await asked.text()).not.toBe(own);
});
