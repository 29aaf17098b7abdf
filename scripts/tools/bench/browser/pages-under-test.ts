import { addresses, matchesAddress } from '@little-arches/contracts/routes';
import type { ComposedSite } from '@little-arches/release/model/site';

/** A measured page. */
export interface PageUnderTest {
  readonly name: string;
  readonly remote: string;
  /** Key in the remote's table of pages. */
  readonly key: string;
  readonly path: string;
  /** Selector of a control in the page's content, which exists only with the content. */
  readonly control: string;
}

/** Returns the four pages of the comparison; the kids article is the first one of the composed site. */
export function pagesUnderTest(site: ComposedSite): readonly PageUnderTest[] {
  const article = site.pages.find(
    ({ pattern, listed }) => listed && matchesAddress(addresses.kidsZoneArticle, pattern),
  );
  if (!article) throw new Error('The composed site has no kids article; the sample data should hold some');
  return [
    { name: 'home', remote: 'remote-marketing', key: 'home', path: addresses.home, control: 'section a' },
    {
      name: 'concept',
      remote: 'remote-marketing',
      key: 'concept',
      path: addresses.concept,
      control: 'section a',
    },
    { name: 'store', remote: 'remote-store', key: 'store', path: addresses.store, control: 'li select' },
    {
      name: 'kids article',
      remote: 'remote-kids-zone',
      key: 'article',
      path: article.pattern,
      control: 'article a',
    },
  ];
}
