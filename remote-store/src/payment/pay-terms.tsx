import { deliveryCountry, saleTerms, taxWithin } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { formatMoney, type Money } from '@little-arches/contracts/values';
import styles from './payment-form.module.css';

const promise = `${saleTerms.delivery} within ${saleTerms.deliveryDays} days, ${saleTerms.returnDays} days to send it back.`;

/** Renders what the next press pays: the amount, the included tax of this country, and the terms of the order. */
export function PayTerms({ total, country }: { total: Money; country: string }) {
  const { taxPercent } = deliveryCountry(country) ?? {};
  return (
    <div className={styles.terms} id="pay-terms">
      <p className={styles.amount}>
        <span>To pay now</span> <strong>{formatMoney(total)}</strong>
      </p>
      <p className={styles.hint}>
        {taxPercent === undefined
          ? `Tax included. ${promise}`
          : `Includes ${formatMoney({ ...total, amount: taxWithin(total.amount, taxPercent) })} value-added tax (${taxPercent}%). ${promise}`}
      </p>
      <p className={styles.hint}>
        With “Pay Now” you order under our{' '}
        <a href={addresses.terms} target="_blank" rel="noopener">
          terms, with your right to withdraw
        </a>{' '}
        (new tab).
      </p>
    </div>
  );
}
