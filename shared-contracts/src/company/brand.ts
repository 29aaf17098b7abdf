/** Names and contact data of the company. */
export const brand = {
  product: 'Little Arches',
  group: 'Little Arches Group',
  /** The year in the footer's copyright line (specification, section 9). */
  copyrightYear: 2025,
  email: 'hello@littlearches.example',
  phone: '+49 30 5557 0142',
  phoneHref: 'tel:+493055570142',
  address: ['Little Arches Group', 'Ahornweg 12', '10115 Berlin', 'Germany'],
  social: {
    twitter: 'https://twitter.com/littlearches',
    facebook: 'https://www.facebook.com/littlearches',
    instagram: 'https://www.instagram.com/littlearches',
    linkedin: 'https://www.linkedin.com/company/littlearches',
  },
  /** Age of the children that the offer is for. */
  ages: '2 to 12 years',
  /** Shown near every medical claim. */
  disclaimer: 'Not a medical diagnosis. Talk to a pediatric professional about your child’s feet.',
} as const;

/** Returns the title of the browser's tab for a page with this title. */
export function documentTitle(title: string): string {
  return title === brand.product ? title : `${title} · ${brand.product}`;
}
