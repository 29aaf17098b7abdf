import type { Backend } from 'shared-contracts/backend';
import { type Order, orders } from 'shared-contracts/tables/orders';

/** The signed-in person's orders, newest first. */
export async function fetchOrders(backend: Backend): Promise<Order[]> {
  return backend.select({ table: orders, orderBy: { column: 'created_at', descending: true } });
}
