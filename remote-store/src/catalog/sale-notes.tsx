import { listCountries, saleTerms } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Link } from 'react-router-dom';
import styles from './sale-notes.module.css';

/** Renders a summary of delivery and returns, beside products. */
export function SaleNotes() {
  return (
    <ul className={styles.notes}>
      <li>
        {saleTerms.delivery} within {saleTerms.deliveryDays} days, to {listCountries()}
      </li>
      <li>
        {saleTerms.returnDays} days to try them on at home and send them back; {saleTerms.returnPostage}.{' '}
        <Link to={addresses.terms}>Terms</Link>
      </li>
    </ul>
  );
}
