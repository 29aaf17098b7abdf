import { Link } from 'react-router-dom';
import { listCountries, saleTerms } from 'shared-contracts/company';
import { addresses } from 'shared-contracts/routes';
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
