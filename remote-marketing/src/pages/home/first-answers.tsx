import { brand } from '@little-arches/contracts/company';
import { addresses } from '@little-arches/contracts/routes';
import { Deferred } from '@little-arches/contracts/ui';
import { formatMoneyRange } from '@little-arches/contracts/values';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './first-answers.module.css';
import type { Prices } from './prices';

/**
 * Renders the answers to a parent's first questions: the age range, the price, the release of the app, and the
 * company.
 */
export function FirstAnswers({ prices }: { prices: Promise<Prices | null> | Prices | null }) {
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
