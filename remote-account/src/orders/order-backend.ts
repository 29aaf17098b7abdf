import { type Backend, type Order, orders } from 'shared-contracts/backend';
import { notFound } from 'shared-contracts/remote';

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
