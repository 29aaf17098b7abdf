import type { ComposedSite } from '@scripts/release/model/site';
import { addresses, matchesAddress } from 'shared-contracts/routes';

/** A page that is measured. */
export interface PageUnderTest {
  readonly name: string;
  readonly remote: string;
  /** Its key in the remote's table of pages. */
  readonly key: string;
  readonly path: string;
  /** Selects a control in the page's content that is there only once the content is. */
  readonly control: string;
}

/** The four pages of the comparison; the kids article is the first one of the composed site. */
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
