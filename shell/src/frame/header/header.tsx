import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Link, NavLink } from 'react-router-dom';
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
    <header className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <Link to={addresses.home} className={styles.home} aria-label={`${brand.product}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.links}>
            {headerItems.map(({ title, url }) => (
              <li key={url}>
                <NavLink to={url} className={styles.link}>
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <SocialLinks className={styles.social} />
        <AccountLink />
        <CartButton />
        <div className={styles.menu}>
          <MobileMenu className={styles.menuButton} />
        </div>
      </div>
    </header>
  );
}
