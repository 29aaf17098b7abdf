import { Link } from 'react-router-dom';
import { formatSize, type Product, sizeForFoot } from 'shared-contracts/catalog';
import { useHost } from 'shared-contracts/host';
import type { ReadyScan } from 'shared-contracts/profile';
import { hrefOfLevel } from 'shared-contracts/routes';
import styles from './page.module.css';

/** Level and size of the insoles that fit the scanned feet. */
export function FitsNow({ scan, products }: { scan: ReadyScan; products: readonly Product[] }) {
  const { product_level: level, left_foot, right_foot } = scan;
  const { bus } = useHost();
  if (level === null) return null;
  const sizes = products
    .filter(({ metadata }) => metadata.level === level)
    .flatMap((product) => product.sizes);
  const fitting = sizeForFoot(Math.max(left_foot.length_mm, right_foot.length_mm), sizes);
  return (
    <p className={styles.small}>
      Insoles are optional. Fits now:{' '}
      <Link to={hrefOfLevel(level)} onClick={() => bus.publish('child/chosen', { childId: scan.child_id })}>
        {fitting ? `level ${level}, ${formatSize(fitting.size)}` : `level ${level}`}
      </Link>
    </p>
  );
}
