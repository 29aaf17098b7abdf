import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink, Deferred } from '@little-arches/contracts/ui';
import { formatMoneyRange } from '@little-arches/contracts/values';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HeroScan } from '../../drawings/people/hero-scan';
import styles from './hero.module.css';
import type { Prices } from './prices';

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

/**
 * Renders the answers to a parent's first questions: the age range, the price, the release of the app, and the
 * company.
 */
function FirstAnswers({ prices }: { prices: Promise<Prices | null> | Prices | null }) {
  return (
    <ul className={styles.answers}>
      <Answer>{`For children who walk, ${brand.ages}`}</Answer>
      <Answer>
        <Link to={addresses.comingSoon}>App coming soon</Link>, free
      </Answer>
      <Answer>
        <Deferred resolve={prices} skeleton={<Cost prices={null} />}>
          {(known) => <Cost prices={known} />}
        </Deferred>
      </Answer>
      <Answer>
        From {brand.group}: <Link to={addresses.aboutUs}>who we are</Link>
      </Answer>
    </ul>
  );
}

function Answer({ children }: { children: ReactNode }) {
  return (
    <li>
      <Check aria-hidden="true" className={styles.check} />
      <span>{children}</span>
    </li>
  );
}

function Cost({ prices }: { prices: Prices | null }) {
  if (!prices) return <span>No obligation to buy</span>;
  return <span>{`Insoles, if you want them: ${formatMoneyRange(prices.all)} a pair`}</span>;
}
