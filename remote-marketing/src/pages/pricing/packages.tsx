import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Toggle } from '../../behaviours/toggle';
import { type Billing, type PricingPackage, packages } from './content';
import styles from './packages.module.css';

const billings = [
  { value: 'annually', label: 'Annually' },
  { value: 'monthly', label: 'Monthly' },
] as const;

const ids = { annually: 1, monthly: 2 } as const satisfies Record<string, Billing>;

export function Packages() {
  const [billing, setBilling] = useState<keyof typeof ids>('annually');
  return (
    <section className={`column ${styles.band}`} aria-labelledby="packages">
      <div className={styles.head}>
        <h2 id="packages">Three packages</h2>
        <Toggle legend="Billing" options={billings} value={billing} onChange={setBilling} />
      </div>
      <noscript>
        <p>
          {`Billed monthly, they cost ${packages.map((one) => `${one.title} $${priceOf(one, 2)}`).join(', ')}.`}
        </p>
      </noscript>
      <ul className={styles.packages}>
        {packages.map((one) => (
          <li key={one.id} className={`${styles.package} ${one.highlighted ? styles.highlighted : ''}`}>
            {one.highlighted ? <p className={styles.badge}>Most chosen</p> : null}
            <h3>{one.title}</h3>
            <p>{one.description}</p>
            <p className="soft" aria-live="polite">
              <strong className={styles.amount}>{`$${priceOf(one, ids[billing])}`}</strong>{' '}
              <span>{`a month, billed ${billing}`}</span>
            </p>
            <ul className={`stack gap-2 unmarked ${styles.features}`}>
              {one.features.map((feature) => (
                <li key={feature}>
                  <Check aria-hidden="true" className={styles.check} />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
            <ButtonLink
              to={addresses.pricing}
              look={one.highlighted ? 'action' : 'quiet'}
              className={styles.choose}
            >
              {`Choose ${one.title}`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function priceOf({ price }: PricingPackage, billing: Billing): number | undefined {
  return price.find(({ id }) => id === billing)?.value;
}
