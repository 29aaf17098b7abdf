import { useLocation } from 'react-router-dom';
import { brand } from 'shared-contracts/brand';
import { addresses, hasQuietFrame } from 'shared-contracts/routes';
import { keep } from '../../containment/kept-elements';
import { KeptLink, KeptNavLink } from '../kept-link';
import { Logo } from '../logo';
import { headerItems } from '../navigation';
import { SocialLinks } from '../social-links';
import { AccountLink } from './account-link';
import { CartButton } from './cart-button';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';
import { QuietBar } from './quiet-bar';

/** The site's header; below 48rem its links move into the mobile menu, in the quiet frame behind the door always. */
export function Header() {
  const quiet = hasQuietFrame(useLocation().pathname);
  return (
    <header ref={keep} className={styles.header}>
      <div className={`column ${styles.bar}`}>
        <KeptLink to={addresses.home} className={styles.home} aria-label={`${brand.product}, home`}>
          <Logo short={quiet} />
        </KeptLink>
        {quiet ? <QuietBar /> : <FullBar />}
      </div>
    </header>
  );
}

function FullBar() {
  return (
    <>
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
    </>
  );
}
