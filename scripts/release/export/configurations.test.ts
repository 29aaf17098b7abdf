import { findAddress } from '@little-arches/contracts/routes';
import type { ComposedPage } from '../model/site';
import { pageFiles } from '../site/page-files';
import { sampleConfig } from '../testing/sample-build';
import { nginxConfiguration } from './nginx-configuration';

const notFound: ComposedPage = { pattern: '/404', status: 404, html: '', listed: false };
const pagesOf = (...patterns: string[]) =>
  pageFiles([notFound, ...patterns.map((pattern) => ({ ...notFound, pattern, status: 200 as const }))]);
const filesOf = (...patterns: string[]) => pagesOf(...patterns).map(({ file }) => file);

it.each([
  '/store/..',
  '/store/%2e%2e',
  '/store/a%2Fb',
  '/store/a%5Cb',
  '/store/a%00b',
  '/store/%24uri',
  '/store/.x',
  '/store/index',
  '/store/%C3%BCber-f%C3%BC%C3%9Fe',
  `/store/${encodeURIComponent('足'.repeat(100))}`,
])('writes no address outside its folder, into a variable or to a name that is too long: %s', (pattern) => {
  expect(filesOf(pattern)[1]).toMatch(/^\/store\/_[0-9a-f]{16}\.html$/);
});

it('exports only the served one of two pages that differ in case', () => {
  const patterns = ['/store/Sun', '/store/sun'];
  expect(pagesOf(...patterns).map(({ pattern }) => pattern)).toEqual(['/404', '/store/Sun']);
  expect(findAddress(patterns, '/store/sun')).toBe('/store/Sun');
});

it('matches the pattern with the most fixed parts first', () => {
  const pages = pagesOf('/:any/:thing', '/store/:productSlug');
  const text = nginxConfiguration({ config: sampleConfig, pages, extras: [] });
  expect(text.indexOf('"~*^/store/[^/]+$"')).toBeGreaterThan(0);
  expect(text.indexOf('"~*^/store/[^/]+$"')).toBeLessThan(text.indexOf('"~*^/[^/]+/[^/]+$"'));
});

it('allows long addresses in nginx', () => {
  const text = (pattern: string) =>
    nginxConfiguration({ config: sampleConfig, pages: pagesOf(pattern), extras: [] });
  expect(text('/store')).not.toContain('map_hash_bucket_size');
  expect(text(`/kids-zone/${'a'.repeat(200)}`)).toContain('map_hash_bucket_size 256;');
});

it('refuses text that nginx would read as a variable', () => {
  const extras = [{ path: '/$uri', type: 'text/plain', cacheControl: 'no-cache' }];
  expect(() => nginxConfiguration({ config: sampleConfig, pages: pagesOf('/'), extras })).toThrow(
    '"/$uri" can\'t be written into an nginx configuration',
  );
});

it('requires a page for missing addresses', () => {
  const pages = pagesOf('/').slice(1);
  expect(() => nginxConfiguration({ config: sampleConfig, pages, extras: [] })).toThrow(
    'The site has no page for missing addresses: publish the shell again',
  );
});

it('allows each page its own inline style', () => {
  const pages = pagesOf('/store', '/store/sun', '/store/:productSlug').map((page) => ({
    ...page,
    style: `'sha256-${page.file}'` as const,
  }));
  const nginx = nginxConfiguration({ config: sampleConfig, pages, extras: [] });
  expect(nginx).toContain(`    "/store.html" " 'sha256-/store.html'";`);
  expect(nginx).toMatch(/add_header content-security-policy ".*; style-src 'self'\$arches_style; /);
});

it('answers 404 for other paths of a closed pattern, and leaves open patterns to the browser', () => {
  const pattern = (name: string, laterPaths: ComposedPage['laterPaths']) => [
    { ...notFound, pattern: name, status: 200 as const, laterPaths },
    { ...notFound, pattern: name },
  ];
  const listed = { function: 'getProducts', fields: { productSlug: 'slug' } };
  const pages = pageFiles([
    notFound,
    ...pattern('/team/:name', 'none'),
    ...pattern('/store/:productSlug', listed),
  ]);
  const text = nginxConfiguration({ config: sampleConfig, pages, extras: [] });
  expect(text.split('\n').filter((line) => line.includes('~*^/') && line.includes('.html'))).toEqual([
    '    "~*^/team/[^/%]+$" "/team/_name-missing.html";',
    '    "~*^/team/[^/]+$" "/team/_name.html";',
    '    "~*^/store/[^/]+$" "/store/_productSlug.html";',
  ]);
});
