import type { SiteConfig } from '@little-arches/contracts/config';
import { sampleConfig } from '../../testing/sample-build';
import { renderDocument, styleOf } from '../document/document';
import { sourceOf } from '../document/style-sheets';
import { canMove } from './kept-pages';
import { movePage } from './moved-page';

const staging = { ...sampleConfig, siteUrl: 'https://staging.littlearches.example', channel: 'staging' };
const preview = { ...sampleConfig, siteUrl: 'http://pr-1.localhost:3000', channel: 'pr-1' };

function partsOf(config: SiteConfig, text?: string) {
  return {
    config,
    composition: { id: 'c1', shell: { version: '1.0.0' }, remotes: [] },
    title: 'Store',
    description: 'Insoles.',
    structuredData: { '@type': 'Product', url: `${config.siteUrl}/store` },
    index: true,
    canonical: '/store',
    icon: undefined,
    fonts: [],
    styles: [{ href: '/main.css', integrity: 'sha384-x', text }],
    main: { href: '/main.js', integrity: 'sha384-x' },
    entry: undefined,
    chunks: [],
    content: { html: `<a href="${config.siteUrl}">Home</a>`, hydration: { at: `${config.siteUrl}/store` } },
  };
}

it.each([
  ['staging', 'production', staging, sampleConfig],
  ['production', 'a preview', sampleConfig, preview],
  ['a preview', 'staging', preview, staging],
])('moves a page from %s to %s with the same result as rendering', (_, __, from, to) => {
  for (const text of ['@media (width < 40rem){a{color:red}}', undefined]) {
    const wanted = partsOf(to, text);
    const style = styleOf(wanted);
    expect(movePage(renderDocument(partsOf(from, text)), from, to)).toEqual({
      html: renderDocument(wanted),
      style: style === undefined ? undefined : sourceOf(style),
    });
  }
});

it('leaves addresses unchanged that only share a beginning', () => {
  const other = `${staging.siteUrl}.au ${staging.siteUrl}:8443 ${staging.siteUrl}-old`;
  const html = renderDocument({ ...partsOf(staging), description: other });
  expect(movePage(html, staging, sampleConfig).html).toContain(`content="${other}"`);
});

it('reuses no page of an earlier release tool', () => {
  const html = renderDocument(partsOf(staging, 'a{}'));
  expect(() => movePage(html.replace('not the live site', 'a trial'), staging, sampleConfig)).toThrow();
  expect(() => movePage(html.replace('@media print', '@media paper'), staging, sampleConfig)).toThrow();
});

it('does not move pages with the data of another backend', () => {
  expect(canMove(staging, sampleConfig)).toBe(true);
  const backend = { url: 'https://other.supabase.co', publishableKey: 'sb_publishable_y' };
  expect(canMove({ ...staging, backend }, sampleConfig)).toBe(false);
  const within = { ...sampleConfig.backend, url: `${staging.siteUrl}/backend` };
  expect(canMove({ ...staging, backend: within }, { ...sampleConfig, backend: within })).toBe(false);
});
