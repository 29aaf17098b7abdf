import { type Backend, getProducts, type Order, orders } from '@little-arches/contracts/backend';
import { notFound } from '@little-arches/contracts/remote';
import type { Product } from '@little-arches/contracts/values';

const newestFirst = { column: 'created_at', descending: true } as const;

/** Reads the signed-in person's orders, newest first. */
export async function fetchOrders(backend: Backend): Promise<Order[]> {
  return backend.select({ table: orders, orderBy: newestFirst });
}

/** Reads the signed-in person's newest order; undefined without one. */
export async function fetchLastOrder(backend: Backend): Promise<Order | undefined> {
  const [order] = await backend.select({ table: orders, orderBy: newestFirst, limit: 1 });
  return order;
}

/**
 * Reads one order of the signed-in person by its number. Throws the not-found response when this person has no such
 * order.
 */
export async function fetchOrder(backend: Backend, number: string): Promise<Order> {
  const [order] = await backend.select({ table: orders, where: { number } });
  if (!order) throw notFound('You have no order with this number.');
  return order;
}

/**
 * Reads the products of the store. Returns an empty list when they can't be read, so that the children's pages
 * still render.
 */
export async function fetchProducts(backend: Backend): Promise<readonly Product[]> {
  return backend.call(getProducts, {}).then(
    ({ data }) => data,
    () => [],
  );
}
