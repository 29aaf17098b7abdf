import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { addresses, matchesAddress } from 'shared-contracts/routes';
import { keep } from '../../containment/kept-elements';
import { KeptNavLink } from '../kept-link';
import { CartButton } from './cart-button';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';

/** What the header of the quiet frame has beside the logo: the way back, and the door to all the rest or the cart. */
export function QuietBar() {
  const { pathname } = useLocation();
  const pays = matchesAddress(addresses.checkout, pathname);
  return (
    <>
      <nav aria-label="Main">
        <KeptNavLink to={pays ? addresses.store : addresses.kidsZone} className={styles.link}>
          {matchesAddress(addresses.kidsZone, pathname) ? null : (
            <ArrowLeft aria-hidden="true" className={styles.arrow} />
          )}
          <span>{pays ? 'Products' : 'Kids Zone'}</span>
        </KeptNavLink>
      </nav>
      {pays ? (
        <CartButton />
      ) : (
        <div ref={keep}>
          <MobileMenu door />
        </div>
      )}
    </>
  );
}
