/** A parent page with its path. */
export interface Step {
  readonly to: string;
  readonly title: string;
}

/**
 * Returns the breadcrumb as schema.org data for search engines. The last step is the page itself and needs no
 * address.
 */
export function breadcrumbList(siteUrl: string, above: readonly Step[], page: string) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      ...above.map(({ to, title }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: siteUrl + to,
      })),
      { '@type': 'ListItem', position: above.length + 1, name: page },
    ],
  };
}
