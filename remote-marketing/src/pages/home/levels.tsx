import { addresses, hrefOfLevel } from '@little-arches/contracts/routes';
import { Deferred, InsoleDrawing, LEVEL_NAMES, LevelBadge, levelTone } from '@little-arches/contracts/ui';
import { formatMoney, LEVELS, type Money } from '@little-arches/contracts/values';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { levelTexts } from '../../levels/level-texts';
import styles from './levels.module.css';
import type { Prices } from './prices';

/** Renders the purpose of each level, and its lowest price. */
export function Levels({ prices }: { prices: Promise<Prices | null> | Prices | null }) {
  return (
    <section className={styles.band} aria-labelledby="levels">
      <div className="column">
        <div className={styles.head}>
          <h2 id="levels">Four levels of support</h2>
          <p>
            An insole is a thin layer that lies in the shoe, under the foot. Most children need none. Ours
            come in four levels. The scan suggests one; you decide.{' '}
            <Link to={addresses.evidence}>What studies say about insoles</Link>
          </p>
        </div>
        <ul className={styles.levels}>
          {LEVELS.map((level) => (
            <li key={level} className={styles.item}>
              <Link
                to={hrefOfLevel(level)}
                className={[styles.card, levelTone[level], styles[`level${level}`]].filter(Boolean).join(' ')}
              >
                <span className={styles.drawing}>
                  <InsoleDrawing level={level} decorative />
                </span>
                <span className={styles.text}>
                  <LevelBadge level={level} />
                  <span className={styles.name}>{LEVEL_NAMES[level]}</span>
                  <span>{`${levelTexts[level].forWhom}.`}</span>
                  <Deferred resolve={prices} skeleton={<span className={styles.from}>…</span>}>
                    {(known) => <From price={known?.from[level]} />}
                  </Deferred>
                </span>
                <ArrowRight aria-hidden="true" className={styles.arrow} />
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.more}>
          <Link to={addresses.store}>View all insoles in the store</Link>
        </p>
      </div>
    </section>
  );
}

function From({ price }: { price: Money | undefined }) {
  return price ? <span className={styles.from}>{`from ${formatMoney(price)}`}</span> : null;
}
