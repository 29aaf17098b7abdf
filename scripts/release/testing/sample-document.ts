import type { Composition } from '@little-arches/contracts/formats';
import { integrityOf } from '@little-arches/kit/integrity';
import type { DocumentParts } from '../compose/document/document';
import { sampleConfig } from './sample-build';

/** For tests: a composition without remotes. */
export const sampleComposition: Composition = { id: 'abc', shell: { version: '1.0.0' }, remotes: [] };
const file = (href: string) => ({ href, integrity: integrityOf(href) });

/** For tests: a page with everything that a document can name. */
export const sampleDocument: DocumentParts = {
  config: sampleConfig,
  composition: sampleComposition,
  title: 'Products',
  description: 'Insoles on four levels.',
  index: true,
  canonical: '/store',
  icon: '/assets/shell/1.0.0/favicon.svg',
  card: '/assets/shell/1.0.0/social-card.png',
  fonts: ['/assets/shell/1.0.0/nunito.woff2'],
  styles: [file('/assets/shell/1.0.0/main.css')],
  main: file('/assets/shell/1.0.0/main.js'),
  entry: file('/assets/remote-store/1.0.0/entry.js'),
  chunks: [file('/assets/remote-store/1.0.0/store.js')],
  content: { html: '<h1>Products</h1>', hydration: { loaderData: { 'remote-store:store': [] } } },
};
