import { Slot, useHost } from '@little-arches/contracts/host';
import { addresses } from '@little-arches/contracts/routes';
import { ButtonLink } from '@little-arches/contracts/ui';
import { useEffect, useState } from 'react';

/** An example: a page that follows an event of the store, and has a place that another team fills. */
export function Page() {
  const { bus } = useHost();
  const [inCart, setInCart] = useState(0);
  useEffect(() => bus.subscribe('cart/changed', ({ count }) => setInCart(count)), [bus]);
  return (
    <div className="column">
      <h1>Feet</h1>
      <p>This part of the site is being made.</p>
      {inCart > 0 && <p>{`In your cart: ${inCart}`}</p>}
      <Slot name="due-for-rescan" />
      <ButtonLink to={addresses.home}>Go to the home page</ButtonLink>
    </div>
  );
}
