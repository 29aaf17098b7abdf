import { ArrowLeft } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { addresses, matchesAddress } from 'shared-contracts/routes';
import { keep } from '../../containment/kept-elements';
import { KeptNavLink } from '../kept-link';
import styles from './header.module.css';
import { MobileMenu } from './mobile-menu';

/** What the header of the quiet frame has beside the logo: the way back, and the door to all the rest. */
export function QuietBar() {
  const { pathname } = useLocation();
  return (
    <>
      <nav aria-label="Main">
        <KeptNavLink to={addresses.kidsZone} className={styles.link}>
          {matchesAddress(addresses.kidsZone, pathname) ? null : (
            <ArrowLeft aria-hidden="true" className={styles.arrow} />
          )}
          Kids Zone
        </KeptNavLink>
      </nav>
      <div ref={keep}>
        <MobileMenu door />
      </div>
    </>
  );
}
