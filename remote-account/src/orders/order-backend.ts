import { type Backend, getProducts, type Order, orders } from 'shared-contracts/backend';
import { notFound } from 'shared-contracts/remote';
import type { Product } from 'shared-contracts/values';

const newestFirst = { column: 'created_at', descending: true } as const;

/** The signed-in person's orders, newest first. */
export async function fetchOrders(backend: Backend): Promise<Order[]> {
  return backend.select({ table: orders, orderBy: newestFirst });
}

/** The newest of them, if there is one. */
export async function fetchLastOrder(backend: Backend): Promise<Order | undefined> {
  const [order] = await backend.select({ table: orders, orderBy: newestFirst, limit: 1 });
  return order;
}

/** One of them, by its number. Throws what shows as not found where this person has none of that number. */
export async function fetchOrder(backend: Backend, number: string): Promise<Order> {
  const [order] = await backend.select({ table: orders, where: { number } });
  if (!order) throw notFound('You have no order with this number.');
  return order;
}

/** What the store has; empty where it can't be read: the pages of the children show the rest without it. */
export async function fetchProducts(backend: Backend): Promise<readonly Product[]> {
  return backend.call(getProducts, {}).then(
    ({ data }) => data,
    () => [],
  );
}
