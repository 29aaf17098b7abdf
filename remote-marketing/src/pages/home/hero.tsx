import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import type { ComponentProps } from 'react';
import { HeroScan } from '../../drawings/people/hero-scan';
import { FirstAnswers } from './first-answers';
import styles from './hero.module.css';

export function Hero({ prices }: ComponentProps<typeof FirstAnswers>) {
  return (
    <section className={styles.band}>
      <div className={`column stack gap-6 middle ${styles.hero}`}>
        <div className={`stack ${styles.text}`}>
          <h1 className={styles.title}>Little feet, strong arches</h1>
          <p className={styles.lead}>
            Scan your child’s feet with your phone, see how they stand and walk, and play exercises together.
          </p>
          <FirstAnswers prices={prices} />
          <p className="row">
            <ButtonLink to={addresses.comingSoon}>Get the app</ButtonLink>
            <ButtonLink to={addresses.concept} look="quiet">
              See how it works
            </ButtonLink>
          </p>
        </div>
        <div className={styles.drawing}>
          <HeroScan />
        </div>
      </div>
    </section>
  );
}
