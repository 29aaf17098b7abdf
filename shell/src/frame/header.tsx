import { Link, NavLink } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import { addresses } from 'shared-contracts/routes';
import { keep } from '../containment/kept-elements';
import { AccountLink } from './account-link';
import { CartButton } from './cart-button';
import styles from './header.module.css';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { headerItems } from './navigation';
import { SocialLinks } from './social-links';

/** The site's header; below 48rem its links move into the mobile menu. */
export function Header() {
  return (
    <header ref={keep} className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <Link ref={keep} to={addresses.home} className={styles.home} aria-label={`${brand.product}, home`}>
          <Logo />
        </Link>
        <nav aria-label="Main" className={styles.navigation}>
          <ul className={styles.links}>
            {headerItems.map(({ title, url }) => (
              <li key={url}>
                <NavLink ref={keep} to={url} className={styles.link}>
                  {title}
                </NavLink>
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
