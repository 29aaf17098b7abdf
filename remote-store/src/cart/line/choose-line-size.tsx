import { Button } from 'shared-contracts/ui/button';
import { SizeField } from '../../sizes/size-field';
import { useSizeChoice } from '../../sizes/use-size-choice';
import type { CartItem } from '../cart';
import styles from './cart-line.module.css';

/** Asks for the size of a line that has none, or one that is sold out. */
export function ChooseLineSize({ item, onSize }: { item: CartItem; onSize: (size: number) => void }) {
  const { field, take } = useSizeChoice(item.sizes);
  return (
    <div className={styles.size}>
      <SizeField label={`Size of ${item.name}`} {...field} />
      <Button
        look="quiet"
        onClick={() => {
          const size = take();
          if (size !== undefined) onSize(size);
        }}
      >
        Use this size
      </Button>
    </div>
  );
}
