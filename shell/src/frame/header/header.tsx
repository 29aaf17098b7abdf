import { brand } from '@little-arches/contracts/company';
import type { NavItem } from '@little-arches/contracts/formats/page';
import { addresses } from '@little-arches/contracts/routes';
import { keep } from '../../containment/kept-elements';
import { KeptLink, KeptNavLink } from '../kept-link';
import { Logo } from '../logo';
import { frameMenus, headerItems } from '../navigation';
import { SocialLinks } from '../social-links';
import { AccountLink } from './account-link';
import { CartButton } from './cart-button';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';

/** The site's header; below 48rem its links move into the mobile menu. */
export function Header({ nav }: { nav?: readonly NavItem[] | undefined }) {
  const { header } = frameMenus(nav);
  // Links of remotes take the space of the social links, and on narrow windows they are in the menu only.
  const isLong = header.length > headerItems.length;
  return (
    <header ref={keep} className={isLong ? `${styles.header} ${styles.more}` : styles.header}>
      <div className={`column ${styles.bar}`}>
        <KeptLink to={addresses.home} className={styles.home} aria-label={`${brand.product}, home`}>
          <Logo />
        </KeptLink>
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.links}>
            {header.map(({ title, url }, index) => (
              <li key={url} className={index < headerItems.length ? undefined : styles.extra}>
                <KeptNavLink to={url} className={styles.link}>
                  {title}
                </KeptNavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks className={styles.social} />
        <AccountLink />
        <CartButton />
        <div ref={keep} className={styles.menu}>
          <MobileMenu nav={nav} />
        </div>
      </div>
    </header>
  );
}
