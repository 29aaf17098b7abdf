import { type Backend, type Delivery, isBackendError, orders } from '@little-arches/contracts/backend';
import type { Host } from '@little-arches/contracts/host';

/** Number of newest orders to search, because the newest one may be from before orders had addresses. */
const LOOKED_AT = 5;

/** Reads the address of this person's last order, to prefill the form; undefined without one, or after a failure. */
export async function fetchLastDelivery(host: Host): Promise<Delivery | undefined> {
  try {
    return await readLast(host.backend);
  } catch (error) {
    // A failure is ignored, because the person can type the address again.
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
