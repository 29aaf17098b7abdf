import { createBackendError, isBackendError } from 'shared-contracts/backend';
import type { Product } from 'shared-contracts/catalog';
import { getProducts } from 'shared-contracts/functions/get-products';
import type { Host } from 'shared-contracts/host';

/** What the store says when no answer with a message of its own came (specification, section 8). */
const FETCH_ERROR = 'Fetch error';

/**
 * Reads the products on sale, in the shop's order. Rejects with a `BackendError` whose message is the
 * server's own or 'Fetch error'.
 */
export async function readProducts(host: Host): Promise<Product[]> {
  try {
    return [...(await host.backend.call(getProducts, {})).data];
  } catch (error) {
    if (isBackendError(error) && error.status > 0) throw error;
    if (!isBackendError(error)) host.reportError(error);
    throw createBackendError(FETCH_ERROR, 0);
  }
}
