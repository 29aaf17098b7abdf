import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootCertificates } from 'node:tls';
import { parseConfig } from '@little-arches/contracts/config';
import { PAGE_FORMATS, parseComposition, parseHydration } from '@little-arches/contracts/formats';
import { projectRoot } from '@little-arches/kit/files/project-root';
import { programArgs } from '@little-arches/kit/processes/typescript-program';
import type { ComposedSite } from '../model/site';
import { readLiveSite } from '../site/stored-site';
import { createDirectoryStore } from '../store/store';

/** Pages of a remote with typical failures. */
const pages = {
  fine: `
    export const loader = () => ({ told: 'by its loader' });
    export const meta = () => ({
      title: 'A title of its own', description: 'Its own words.',
      structuredData: { '@type': 'Thing', name: 'A </script> of its own' },
    });
    export function Page() { return <h1>Fine, {useLoaderData().told}</h1>; }`,
  one: `
    export const loader = ({ params }) => params.name;
    export const entries = async () => [{ name: 'rocket' }, { name: 'a b' }];
    export function Page() { return <h1>One: {useLoaderData()}</h1>; }`,
  private: 'export function Page() { return <h1>For the signed-in</h1>; }',
  throws: `export function Page() { throw new Error('Thrown while rendering'); }`,
  'throws-later': `
    const later = new Promise((_, reject) => setTimeout(() => reject(new Error('Thrown later')), 20));
    function Late() { use(later); return <p>Never</p>; }
    export function Page() { return <><h1>Here</h1><Suspense fallback="Wait"><Late /></Suspense></>; }`,
  'loads-in-vain': `
    export const loader = () => Promise.reject(new Error('Down'));
    export function Page() { return <h1>Never</h1>; }`,
  styled: `export function Page() { return <p style={{ color: 'red' }}>Red</p>; }`,
};
/** Pages of another remote that never finish rendering. The first loops without using processor time. */
const endlessPages = {
  loops: 'export function Page() { for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }',
  ends: `
    export const loader = () => process.exit(3);
    export function Page() { return <h1>Never</h1>; }`,
  spies: `
    export const loader = () => Object.keys(process.env).filter((name) => /SECRET|TOKEN|KEY|CERTS/.test(name)).join();
    export function Page() { return <h1>Seen: {useLoaderData()}.</h1>; }`,
};
const paths: Record<string, string> = { one: '/sample/one/:name' };

let folder = '';

beforeAll(async () => {
  const cache = path.join(projectRoot(), '.cache');
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'compose-'));
  write('package.json', '{ "name": "little-arches" }');
  // The releasing machine may have other versions than the live shell, or none.
  for (const library of ['react', 'react-dom', 'react-router-dom'])
    write(
      `.cache/node_modules/${library}/index.js`,
      'throw new Error("This is not the library of the live shell");',
    );
  writeRemote('remote-sample', pages);
  writeRemote('remote-endless', endlessPages);
  // Node builds are ES modules, which Jest can't import.
  const program = path.join(projectRoot(), 'scripts/release/testing/compose-program.ts');
  const args = programArgs(program, projectRoot());
  write('authority.pem', rootCertificates[0] ?? '');
  const authority = path.join(folder, 'authority.pem');
  const env = { ...process.env, RELEASE_SECRET: 'x', NODE_EXTRA_CA_CERTS: authority };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`Composing ended with ${status}:\n${stdout}${stderr}`);
  for (const name of readdirSync(path.join(folder, 'releases'))) {
    const site = await readLiveSite(createDirectoryStore(path.join(folder, 'releases', name)), 'production');
    if (site) sites.set(name, site);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

function writeRemote(name: string, remotePages: Readonly<Record<string, string>>): void {
  write(`${name}/src/routes.tsx`, routes(name, Object.keys(remotePages)));
  for (const [page, text] of Object.entries(remotePages))
    write(
      `${name}/src/pages/${page}/page.tsx`,
      `import { Suspense, use } from 'react'; import { useLoaderData } from 'react-router-dom'; ${text}`,
    );
}

function routes(name: string, names: readonly string[]): string {
  const entries = names.map(
    (page) => `'${page}': {
      path: '${paths[page] ?? `/${name.slice('remote-'.length)}/${page}`}', title: 'Title of ${page}', description: 'About it.',
      access: '${page === 'private' ? 'signed-in' : 'anyone'}', load: () => import('./pages/${page}/page'),
    },`,
  );
  return `import { defineRemote } from '@little-arches/contracts/remote';
    export default defineRemote({ name: '${name}', pages: { ${entries.join('\n')} } });`;
}

const sites = new Map<string, ComposedSite>();

function siteOf(name: string): ComposedSite {
  const site = sites.get(name);
  if (!site) throw new Error(`No site was composed for '${name}'`);
  return site;
}

function htmlAt(pattern: string, { pages: composed }: ComposedSite = siteOf('every-page')): string {
  const page = composed.find((one) => one.pattern === pattern);
  if (!page) throw new Error(`There is no page ${pattern}`);
  return page.html;
}

/** Returns a page's data for search engines. */
function structuredDataIn(html: string): unknown {
  const [, text] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const data: unknown = text === undefined ? undefined : JSON.parse(text);
  return data;
}

/** Returns what is between header and footer with JavaScript enabled. */
function mainIn(html: string): string {
  const [, main = ''] = /<header.*<main[^>]*>(.*)<\/main>.*<footer/s.exec(html) ?? [];
  return main.replace(/<noscript>.*?<\/noscript>/s, '');
}

const LOADING = /<p role="status"[^>]*>Loading \.\.\.\.<\/p>/;
const FRAME = 'data-prerendered="frame"';

it("contains what the page rendered from its loader's data, in the frame of the shell", () => {
  const html = htmlAt('/sample/fine');
  expect(html).toContain('<title>A title of its own · Little Arches</title>');
  expect(html).toContain('<meta name="description" content="Its own words.">');
  expect(html).toContain('<link rel="canonical" href="https://www.littlearches.example/sample/fine">');
  expect(mainIn(html)).toMatch(/<h1>Fine, (<!-- -->)?by its loader<\/h1>/);
  expect(html).not.toContain(FRAME);
});

it("contains configuration, composition and data in the format of the browser's parsers", () => {
  const html = htmlAt('/sample/fine');
  const inlined = (id: string): unknown =>
    JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');
  const data = parseHydration(inlined('hydration'));
  expect(data.format).toBe(PAGE_FORMATS.hydration);
  expect(JSON.stringify(data.loaderData)).toContain('by its loader');
  const composition = parseComposition(inlined('composition'));
  expect(composition.format).toBe(PAGE_FORMATS.composition);
  expect(composition).toEqual(inlined('composition'));
  expect(parseConfig(inlined('config'))).toEqual(inlined('config'));
});

it('contains the structured data of real pages, and of a page whose data would end the script', () => {
  expect(structuredDataIn(htmlAt('/'))).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': expect.arrayContaining([expect.objectContaining({ '@type': 'Organization' })]),
  });
  expect(structuredDataIn(htmlAt('/sample/fine'))).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: 'A </script> of its own',
  });
  expect(structuredDataIn(htmlAt('/about-us'))).toBeUndefined();
});

it('renders every page of our own remote that needs no backend', () => {
  const { pages: composed, unrendered } = siteOf('every-page');
  expect(unrendered.filter(({ owner }) => owner !== 'remote-sample')).toEqual([]);
  const own = composed.filter(({ owner, pattern }) => owner === 'remote-marketing' && !pattern.includes(':'));
  expect(own.length).toBeGreaterThan(10);
  for (const { html } of own) expect(mainIn(html).match(/<h1/g)).toHaveLength(1);
});

it.each([
  [
    'throws while rendering',
    '/sample/throws',
    expect.stringMatching(/^Thrown while rendering \(remote-sample\/src\/pages\/throws\/page\.tsx:\d+\)$/),
  ],
  [
    'throws in a part that is streamed later',
    '/sample/throws-later',
    expect.stringMatching(/^Thrown later \(remote-sample\/src\/pages\/throws-later\/page\.tsx:\d+\)$/),
  ],
  [
    'has a failing loader',
    '/sample/loads-in-vain',
    expect.stringMatching(/^Down \(remote-sample\/src\/pages\/loads-in-vain\/page\.tsx:\d+\)$/),
  ],
  [
    'contains markup that the policy forbids',
    '/sample/styled',
    `Its HTML holds 'style="', which the content security policy forbids`,
  ],
])('serves a page that %s as the frame, and reports it', (_, address, reason) => {
  const site = siteOf('every-page');
  expect(site.unrendered).toContainEqual({
    path: address,
    reason,
    owner: 'remote-sample',
  });
  expect(site.pages.find(({ pattern }) => pattern === address)).toMatchObject({ status: 200 });
  expect(htmlAt(address)).toContain(FRAME);
  expect(mainIn(htmlAt(address))).toMatch(LOADING);
  expect(mainIn(htmlAt(address))).not.toContain('<h1');
});

it('composes a fixed address for every entry of a page with parameters, before the pattern', () => {
  const patterns = siteOf('every-page').pages.map(({ pattern }) => pattern);
  expect(patterns.filter((pattern) => pattern.startsWith('/sample/one'))).toEqual([
    '/sample/one/rocket',
    '/sample/one/a%20b',
    '/sample/one/:name',
  ]);
  expect(mainIn(htmlAt('/sample/one/a%20b'))).toMatch(/<h1>One: (<!-- -->)?a b<\/h1>/);
  expect(htmlAt('/sample/one/:name')).toContain(FRAME);
  expect(htmlAt('/sample/one/:name')).not.toContain('rel="canonical"');
});

it('never renders a page for signed-in users', () => {
  const html = htmlAt('/sample/private');
  expect(html).toContain(FRAME);
  expect(mainIn(html)).toMatch(LOADING);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it.each([
  ['unable to run without a browser', 'needs-a-browser', 'window is not defined'],
  [
    'replaced together with the descriptor that contains its hash',
    'forged',
    'The descriptor of remote-sample 1.0.4 in the store is not the one that was published: publish remote-sample in another version',
  ],
])('leaves only the remote whose stored Node build is %s to the browser', (_, name, reason) => {
  const site = siteOf(name);
  const unrendered = site.unrendered.map(({ path: page, reason: why }) => [page, why]);
  expect(unrendered).toEqual([['remote-sample', reason]]);
  expect(htmlAt('/sample/fine', site)).toContain(FRAME);
  expect(mainIn(htmlAt('/about-us', site))).toContain('<h1');
});

describe('a page that never ends', () => {
  it.each([
    ['loops', /^It was not rendered within 8 seconds: it loops, or waits for what never comes$/],
    ['ends', /^It ended the process that renders it \(exit 3\)$/],
  ])('is stopped and reported: %s', (page, reason) => {
    const site = siteOf('endless');
    const unrendered = site.unrendered.find(({ path: address }) => address === `/endless/${page}`);
    expect(unrendered?.reason).toMatch(reason);
    expect(htmlAt(`/endless/${page}`, site)).toContain(FRAME);
  });

  it('does not prevent other pages from being rendered, in its own package or another', () => {
    const site = siteOf('endless');
    expect(mainIn(htmlAt('/endless/spies', site))).toContain('<h1');
    expect(mainIn(htmlAt('/about-us', site))).toContain('<h1');
    expect(site.unrendered).toHaveLength(2);
  });
});

it('passes only those environment variables to rendering that backend calls need', () => {
  const [, seen] = /<h1>Seen: (.*)\.<\/h1>/.exec(mainIn(htmlAt('/endless/spies', siteOf('endless')))) ?? [];
  expect(seen?.replaceAll('<!-- -->', '')).toBe('NODE_EXTRA_CA_CERTS');
});
