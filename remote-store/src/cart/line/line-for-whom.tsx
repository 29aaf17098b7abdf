import { useEffect, useRef, useState } from 'react';
import { nameInSize } from 'shared-contracts/values';
import { childOf } from '../../family/family-store';
import { compareWithFit } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import type { Cart, CartItem } from '../cart';
import styles from './cart-line.module.css';

/**
 * Shows the child a line is for, and whether it fits that child's scan; lets another be chosen. Renders
 * nothing without children.
 */
export function LineForWhom({ cart, item }: { cart: Cart; item: CartItem }) {
  const { family, store } = useFamily();
  const [choosing, setChoosing] = useState(false);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (choosing) select.current?.focus();
  }, [choosing]);

  if (family.children.length === 0) return null;
  const child = childOf(family, cart, item);
  const fit = child && family.fits[child.id];
  const name = nameInSize(item);
  const forWhom = child ? `For ${child.label}. ` : '';
  const comparison = fit === undefined ? '' : `${compareWithFit(child?.name ?? '', fit, item, item.size)} `;
  return (
    <div className={styles.whom}>
      {choosing ? (
        <ForWhom
          ref={select}
          label={`Who is ${name} for?`}
          family={family.children}
          chosen={child?.id}
          onChoose={(childId) => store.name(cart, item, childId)}
          // Not at the first choice: arrow keys choose one after the other.
          onLeave={() => setChoosing(false)}
        />
      ) : (
        <p className={styles.price}>
          <span>{forWhom + comparison}</span>
          <button type="button" className={styles.named} onClick={() => setChoosing(true)}>
            <span>{child ? 'Change' : 'Say who it is for'}</span>
            <span className="visually-hidden">{` (${name})`}</span>
          </button>
        </p>
      )}
    </div>
  );
}
