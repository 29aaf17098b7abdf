import { Link } from 'react-router-dom';
import { hrefOfLevel } from 'shared-contracts/routes';
import type { Product } from 'shared-contracts/values';
import { asksForWhom, childFor } from '../../family/family-store';
import { describeFit } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import styles from './for-your-child.module.css';

/**
 * Shows the child that the signed-in person buys for, with the suggestion of its newest scan. Renders nothing
 * for other visitors.
 */
export function ForYourChild({ products }: { products: readonly Product[] }) {
  const { family, store } = useFamily();
  const child = childFor(family);
  const fit = child && family.fits[child.id];
  if (family.children.length === 0) return null;
  const without = fit === null ? `There is no finished scan of ${child?.label} yet.` : '';
  const note = fit ? `For ${child.label}: ${describeFit(fit, products)}.` : without;
  return (
    <section className={styles.family} aria-label="For your child">
      <ForWhom family={family.children} chosen={child?.id} asks={asksForWhom(family)} onChoose={store.choose}>
        <span>{note}</span>{' '}
        {fit?.level ? <Link to={hrefOfLevel(fit.level)}>{`Go to level ${fit.level}`}</Link> : null}
      </ForWhom>
    </section>
  );
}
