import { hrefOfLevel } from '@little-arches/contracts/routes';
import { formatDay, type Product } from '@little-arches/contracts/values';
import { Link } from 'react-router-dom';
import { childFor } from '../../family/family-store';
import { describeFit, type Fit, sizeOnLevel } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import styles from './for-your-child.module.css';

/**
 * Renders the child that the signed-in person buys for, with the suggestion of its newest scan. Renders nothing for
 * other visitors.
 */
export function ForYourChild({ products }: { products: readonly Product[] }) {
  const { family, store } = useFamily();
  const child = childFor(family);
  const fit = child && family.fits[child.id];
  if (family.children.length === 0) return null;
  return (
    <section className={styles.family} aria-label="For your child">
      <ForWhom
        family={family.children}
        chosen={child}
        detail={describeFit(fit, fit ? sizeOnLevel(fit, products) : undefined)}
        onChoose={store.choose}
      >
        {fit ? <Suggestion fit={fit} /> : null}
      </ForWhom>
    </section>
  );
}

function Suggestion({ fit: { day, level } }: { fit: Fit }) {
  const from = `From the scan of ${formatDay(day)}.`;
  if (level === null) return <span>{from}</span>;
  return (
    <span>
      <span>{from}</span> <Link to={hrefOfLevel(level)}>{`Go to level ${level}`}</Link>
    </span>
  );
}
