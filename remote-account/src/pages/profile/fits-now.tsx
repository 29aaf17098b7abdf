import { Link } from 'react-router-dom';
import { formatSize, type Product } from 'shared-contracts/catalog';
import type { ReadyScan } from 'shared-contracts/profile';
import { hrefOfLevel } from 'shared-contracts/routes';
import styles from './page.module.css';

/** Level and size of the insoles that fit the scanned feet. */
export function FitsNow({ scan, products }: { scan: ReadyScan; products: readonly Product[] }) {
  const { product_level: level, left_foot, right_foot } = scan;
  if (level === null) return null;
  const size = sizeFor(Math.max(left_foot.length_mm, right_foot.length_mm), level, products);
  return (
    <p className={styles.small}>
      Insoles are optional. Fits now:{' '}
      <Link to={hrefOfLevel(level)}>
        level {level}
        {size === undefined ? '' : `, ${formatSize(size)}`}
      </Link>
    </p>
  );
}

/** The smallest size of the level's products that is for feet of this length in millimetres. */
function sizeFor(
  length: number,
  level: ReadyScan['product_level'],
  products: readonly Product[],
): number | undefined {
  const sizes = products
    .filter(({ metadata }) => metadata.level === level)
    .flatMap((product) => product.sizes)
    .filter(({ footLength }) => footLength >= length)
    .map(({ size }) => size);
  return sizes.length > 0 ? Math.min(...sizes) : undefined;
}
