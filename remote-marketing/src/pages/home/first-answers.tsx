import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from 'shared-contracts/company';
import { addresses } from 'shared-contracts/routes';
import { Deferred } from 'shared-contracts/ui';
import { formatMoney } from 'shared-contracts/values';
import styles from './first-answers.module.css';
import type { Prices } from './prices';

/** What a parent asks first: for whom it is, what it costs, when there is an app, and whose it is. */
export function FirstAnswers({ prices }: { prices: Promise<Prices | null> | Prices | null }) {
  return (
    <ul className={styles.answers}>
      <Answer>
        For children who walk, {brand.ages.years} <small>({brand.ages.note})</small>
      </Answer>
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
  const { least, most } = prices.all;
  const range =
    least.amount === most.amount ? formatMoney(least) : `${formatMoney(least)} to ${formatMoney(most)}`;
  return <span>{`Insoles, if you want them: ${range} a pair`}</span>;
}
