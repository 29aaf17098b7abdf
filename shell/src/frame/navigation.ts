import type { NavItem } from '@little-arches/contracts/formats/page';
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
const mobileItems: readonly MenuItem[] = [
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
const footerItems: readonly MenuItem[] = [
  { title: 'Home', url: addresses.home },
  { title: 'About Us', url: addresses.aboutUs },
  { title: 'Concept', url: addresses.concept },
  { title: 'Products', url: addresses.store },
  { title: 'Our Promise', url: addresses.ourPromise },
];

/** The footer's small print. */
const legalItems: readonly MenuItem[] = [
  { title: 'Privacy', url: addresses.privacy },
  { title: 'Terms', url: addresses.terms },
];

/** Links of remotes that the header has space for; the mobile menu has all of them, the footer the further ones. */
const HEADER_ROOM = 2;

/** Returns the menus of the frame with the links of remotes after the shell's own. */
export function frameMenus(nav: readonly NavItem[] = []) {
  const linksAt = (place: NavItem['place']): MenuItem[] =>
    nav.filter((link) => link.place === place).map(({ label, path }) => ({ title: label, url: path }));
  const header = linksAt('header');
  return {
    header: withLinks(headerItems, header.slice(0, HEADER_ROOM)),
    mobile: withLinks(mobileItems, header),
    footer: withLinks(footerItems, [...header.slice(HEADER_ROOM), ...linksAt('footer')]),
    legal: withLinks(legalItems, linksAt('legal')),
  };
}

/** Appends links, except those to addresses that the menu has already. */
function withLinks(items: readonly MenuItem[], links: readonly MenuItem[]): MenuItem[] {
  return [...items, ...links.filter(({ url }) => items.every((item) => item.url !== url))];
}
