import { addresses } from '@little-arches/contracts/routes';

/** An entry of a menu (specification, section 3). */
export interface MenuItem {
  readonly title: string;
  readonly url: string;
  readonly submenu?: readonly MenuItem[];
}

/** The header's links. */
export const headerItems: readonly MenuItem[] = [
  { title: 'About us', url: addresses.aboutUs },
  { title: 'Products', url: addresses.store },
  { title: 'Kids Zone', url: addresses.kidsZone },
  { title: 'Contact us', url: addresses.contactUs },
];

/** The navigation in the mobile menu, with the pages below each section. */
export const mobileItems: readonly MenuItem[] = [
  {
    title: 'About us',
    url: addresses.aboutUs,
    submenu: [
      { title: 'About us', url: addresses.aboutUs },
      { title: 'Concept', url: addresses.concept },
      { title: 'Our promise', url: addresses.ourPromise },
    ],
  },
  { title: 'Products', url: addresses.store },
  { title: 'Kids Zone', url: addresses.kidsZone },
  {
    title: 'Contact us',
    url: addresses.contactUs,
    submenu: [
      { title: 'Contact us', url: addresses.contactUs },
      { title: 'FAQs', url: addresses.faqs },
    ],
  },
];

/** The footer's links. */
export const footerItems: readonly MenuItem[] = [
  { title: 'Home', url: addresses.home },
  { title: 'About Us', url: addresses.aboutUs },
  { title: 'Concept', url: addresses.concept },
  { title: 'Products', url: addresses.store },
  { title: 'Our Promise', url: addresses.ourPromise },
];

/** The footer's small print. */
export const legalItems: readonly MenuItem[] = [
  { title: 'Privacy', url: addresses.privacy },
  { title: 'Terms', url: addresses.terms },
];
