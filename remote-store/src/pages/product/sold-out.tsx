import { href, hrefOfLevel } from '@little-arches/contracts/routes';
import { formatMoney, formatSize, type Product } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import type { SameLevel } from './same-level';
import styles from './sold-out.module.css';

/** Renders alternatives to a sold-out size: the same size of the same level. */
export function SoldOut({
  product,
  size,
  sameLevel,
}: {
  product: Product;
  /** EU size of the product. */
  size: number;
  sameLevel: readonly SameLevel[];
}) {
  const { level } = product.metadata;
  const there = sameLevel.filter(({ inStock }) => inStock.includes(size));
  return (
    <section className={styles.soldOut} aria-label={`${formatSize(size)} is sold out`}>
      <p role="status" className="bold">
        {there.length > 0
          ? `${formatSize(size)} is sold out. On level ${level} there is in ${formatSize(size)}:`
          : `${formatSize(size)} is sold out.`}
      </p>
      {there.length > 0 ? (
        <ul className={styles.others}>
          {there.map(({ slug, name, price, currency }) => (
            <li key={slug}>
              <Link to={href('product', { productSlug: slug })}>{name}</Link>{' '}
              <span>{formatMoney({ amount: price, currency })}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p>
          No other insole of <Link to={hrefOfLevel(level)}>{`level ${level}`}</Link> is there in this size
          either.
        </p>
      )}
    </section>
  );
}
