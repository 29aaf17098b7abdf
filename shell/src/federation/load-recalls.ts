import type { Composition } from '@little-arches/contracts/formats';
import { addresses } from '@little-arches/contracts/routes';
import type { Recalls } from './recalls';

/**
 * Creates the loader of the recalls, which loads once, with the first navigation or return to the tab, so that it
 * costs the first page nothing.
 */
export function createRecallsLoader(composition: Composition) {
  let recalls: Promise<Recalls | undefined> | undefined;
  return {
    load() {
      recalls ??= import(/* webpackChunkName: "recalls" */ './recalls').then(
        ({ createRecalls }) =>
          createRecalls({ composition, payment: [addresses.checkout, addresses.checkoutSuccess] }),
        () => {
          recalls = undefined;
          return undefined;
        },
      );
      return recalls;
    },
    /** Undefined before the first request, and after a failed one. */
    loaded: () => recalls,
  };
}
