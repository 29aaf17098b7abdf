import { type Backend, type Delivery, isBackendError, orders } from 'shared-contracts/backend';
import type { Host } from 'shared-contracts/host';

/** Orders that are looked through: of the newest ones one may be from before there were addresses. */
const LOOKED_AT = 5;

/**
 * Returns the address of this person's last order, to be offered again; undefined without one, or without an
 * answer.
 */
export async function fetchLastDelivery(host: Host): Promise<Delivery | undefined> {
  try {
    return await readLast(host.backend);
  } catch (error) {
    // No one is kept from paying by an address that has to be typed anew.
    if (!isBackendError(error)) host.reportError(error);
    return undefined;
  }
}

async function readLast(backend: Backend): Promise<Delivery | undefined> {
  const found = await backend.select({
    table: orders,
    orderBy: { column: 'created_at', descending: true },
    limit: LOOKED_AT,
  });
  const last = found.find(({ deliveries }) => deliveries)?.deliveries;
  if (!last) return undefined;
  const { name, line1, line2, postal_code, city, country } = last;
  return { name, line1, postal_code, city, country, ...(line2 && { line2 }) };
}
