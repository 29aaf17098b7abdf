import { href, hrefOfLevel } from '@little-arches/contracts/routes';
import { ButtonLink, LEVEL_NAMES } from '@little-arches/contracts/ui';
import { InsoleDrawing } from '@little-arches/contracts/ui/drawings';
import {
  type CalendarDay,
  type Child,
  formatMoney,
  formatSize,
  type Level,
  type Product,
  type ReadyScan,
  scanDay,
  sizeForFoot,
} from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { Day } from '../../day';
import styles from './page.module.css';
import { ShoeNote } from './shoe-note';

/** Renders what fits the child: insoles of the store by level and size, and a check of the shoes in the profile. */
export function Suggestion({
  child,
  scan,
  newer,
  products,
  today,
}: {
  child: Child;
  scan: ReadyScan;
  /** The child's newest finished scan, if it is a different one; the store uses that one. */
  newer: ReadyScan | undefined;
  products: readonly Product[];
  today: CalendarDay;
}) {
  const level = scan.product_level;
  const length = Math.max(scan.left_foot.length_mm, scan.right_foot.length_mm);
  return (
    <section className={styles.part} aria-labelledby="fits">
      <h2 id="fits">{`What fits ${child.first_name}`}</h2>
      {level === null ? (
        <p>No insoles are suggested with this scan.</p>
      ) : (
        <Insoles level={level} length={length} products={products} />
      )}
      {newer ? (
        <p>
          <span>The store and this check of the shoes go by the newest finished scan, of </span>
          <Link to={href('scan', { scanId: newer.id })}>
            <Day of={scanDay(newer)} />
          </Link>
          .
        </p>
      ) : (
        <ShoeNote child={child} length={length} day={scanDay(scan)} today={today} />
      )}
    </section>
  );
}

function Insoles({
  level,
  length,
  products,
}: {
  level: Level;
  length: number;
  products: readonly Product[];
}) {
  const fitting = products
    .filter(({ metadata }) => metadata.level === level)
    .map((product) => ({ product, size: sizeForFoot(length, product.sizes) }))
    .filter(({ product, size }) => size || product.sizes.length === 0);
  return (
    <div className={styles.suggestion}>
      <InsoleDrawing level={level} className={styles.insole} />
      <div className={styles.suggestionText}>
        <p>
          Insoles are optional. This scan fits <strong>{`level ${level}`}</strong>,{' '}
          <span>{LEVEL_NAMES[level].toLowerCase()}</span>:
        </p>
        {fitting.length > 0 ? (
          <ul className={styles.products}>
            {fitting.map(({ product, size }) => (
              <li key={product.id}>
                <Link to={href('product', { productSlug: product.slug })}>
                  {size ? `${product.name}, ${formatSize(size.size)}` : product.name}
                </Link>
                <span>
                  {size && !size.inStock
                    ? 'sold out'
                    : formatMoney({ amount: product.price, currency: product.currency })}
                </span>
              </li>
            ))}
          </ul>
        ) : null}
        <p>
          <ButtonLink look="quiet" to={hrefOfLevel(level)}>{`See level ${level} in the store`}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
