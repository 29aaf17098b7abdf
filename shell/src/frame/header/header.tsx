import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { keep } from '../../containment/kept-elements';
import { KeptLink, KeptNavLink } from '../kept-link';
import { Logo } from '../logo';
import { headerItems } from '../navigation';
import { SocialLinks } from '../social-links';
import { AccountLink } from './account-link';
import { CartButton } from './cart-button';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';

/** The site's header; below 48rem its links move into the mobile menu. */
export function Header() {
  return (
    <header ref={keep} className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <KeptLink to={addresses.home} className={styles.home} aria-label={`${brand.product}, home`}>
          <Logo />
        </KeptLink>
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.links}>
            {headerItems.map(({ title, url }) => (
              <li key={url}>
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
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
