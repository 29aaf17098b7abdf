import { nameInSize } from '@little-arches/contracts/values';
import { childOf } from '../../family/family-store';
import { compareWithFit, describeFit, isAsSuggested, sizeOf } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import type { Cart, CartItem } from '../cart';
import styles from './cart-line.module.css';

/**
 * Shows the child a line is for and whether level or size differ from the suggestion of that child's scan; another
 * child can be chosen. Renders nothing without children.
 */
export function LineForWhom({ cart, item }: { cart: Cart; item: CartItem }) {
  const { family, store } = useFamily();
  if (family.children.length === 0) return null;
  const child = childOf(family, cart, item);
  const fit = child && family.fits[child.id];
  const differs = fit !== undefined && (fit === null || !isAsSuggested(fit, item, item.size));
  return (
    <div className={styles.whom}>
      <ForWhom
        label={
          <>
            <span>For whom?</span>
            <span className="visually-hidden">{` ${nameInSize(item)}`}</span>
          </>
        }
        folded
        family={family.children}
        chosen={child}
        detail={describeFit(fit, sizeOf(fit, item))}
        onChoose={(childId) => store.name(cart, item, childId)}
      >
        {child && differs ? compareWithFit(child.name, fit, item, item.size) : null}
      </ForWhom>
    </div>
  );
}
