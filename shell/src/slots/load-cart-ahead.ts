import type { Loading } from '../federation/loading';
import type { FrameContext } from '../start/contexts';

/**
 * Loads the cart's code where something can be added to it, and as soon as it is not empty: all that it shows is in
 * the browser, so it opens without a connection too. A failure is not reported, because opening tries again.
 */
export function loadCartAhead({ index }: Loading, { bus, panels }: FrameContext): void {
  const load = () => panels.loadAhead('cart').catch(() => {});
  bus.subscribe('cart/changed', ({ count }) => {
    if (count > 0) void load();
  });
  bus.subscribe('page/shown', ({ remote }) => {
    void index.providerOf('cart').then(
      (store) => (store?.name === remote ? load() : undefined),
      () => {},
    );
  });
}
