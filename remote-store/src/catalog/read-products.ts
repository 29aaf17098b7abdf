import { createBackendError, getProducts, isBackendError } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';
import type { Product } from '@little-arches/contracts/values';
import { saidByServer } from './said-by-server';

/** The message when no answer with its own message arrived (specification, section 8). */
const FETCH_ERROR = 'Fetch error';

/** The products that were read last, kept as long as the tab exists. */
const lastRead = new WeakMap<Host, readonly Product[]>();

/**
 * Reads the products on sale, in the shop's order. Rejects with a `BackendError` whose message is the
 * server's own or 'Fetch error'.
 */
export async function readProducts(host: Host): Promise<Product[]> {
  try {
    const products = [...(await host.backend.call(getProducts, {})).data];
    lastRead.set(host, products);
    return products;
  } catch (error) {
    if (isBackendError(error) && error.status > 0) throw saidByServer(error);
    if (!isBackendError(error)) host.reportError(error);
    throw createBackendError(FETCH_ERROR, 0);
  }
}

/**
 * Returns the products that were read last; undefined before the first read. Pages show them while they read again.
 */
export function knownProducts(host: Host): readonly Product[] | undefined {
  return lastRead.get(host);
}

/** Stores the products with which a page was prerendered, unless newer ones were read. */
export function rememberProducts(host: Host, products: readonly Product[]): void {
  if (!lastRead.has(host)) lastRead.set(host, products);
}
