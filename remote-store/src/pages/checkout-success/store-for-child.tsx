import type { Order } from '@little-arches/contracts/backend';
import { href } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { childFor } from '../../family/family-store';
import { describeFit } from '../../family/fit';
import { ForWhom } from '../../family/for-whom';
import { useFamily } from '../../family/use-family';
import styles from './page.module.css';

/** Renders the links from an order to the store, for the same child or another one. */
export function StoreForChild({ order }: { order: Order }) {
  const { family, store } = useFamily();
  const child = childFor(family);
  if (family.children.length === 0) return null;
  const bought = order.order_lines.find(({ child_id: id }) => id === child?.id);
  return (
    <section className={styles.next} aria-label="The store for your child">
      <ForWhom
        label="Who is the store shown for?"
        family={family.children}
        chosen={child}
        detail={describeFit(child && family.fits[child.id], bought?.size ?? undefined)}
        onChoose={store.choose}
      />
      <ButtonLink to={href('store')} look="quiet">
        Back to the products
      </ButtonLink>
    </section>
  );
}
