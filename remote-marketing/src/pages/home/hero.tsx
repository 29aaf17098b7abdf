import { Check } from 'lucide-react';
import { addresses } from 'shared-contracts/routes';
import { ButtonLink } from 'shared-contracts/ui';
import { APP_ID } from '../../app/get-the-app';
import { HeroScan } from '../../drawings/people/hero-scan';
import styles from './hero.module.css';

const facts = ['The app is free', 'No obligation to buy'];

export function Hero() {
  return (
    <section className={styles.band}>
      <div className={`column ${styles.hero}`}>
        <div className={styles.text}>
          <h1 className={styles.title}>Little feet, strong arches</h1>
          <p className={styles.lead}>
            Scan your child’s feet with your phone. See how they stand and walk, play exercises together, and
            add insoles only if you want to.
          </p>
          <p className={styles.actions}>
            <ButtonLink to={`${addresses.home}#${APP_ID}`}>Get the app</ButtonLink>
            <ButtonLink to={addresses.concept} look="quiet">
              See how it works
            </ButtonLink>
          </p>
          <ul className={styles.facts}>
            {facts.map((fact) => (
              <li key={fact}>
                <Check aria-hidden="true" className={styles.check} />
                <span>{fact}</span>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.drawing}>
          <HeroScan />
        </div>
      </div>
    </section>
  );
}
