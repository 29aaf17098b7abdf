import type { Order } from '@little-arches/contracts/backend';
import { sampleProducts } from '@little-arches/contracts/testing';
import { cents } from '@little-arches/contracts/values';
import type { CartItem } from '../cart/cart';

/** Two Rocket Insoles in 29 and a Summit Insole in 31: 13,970 cents. */
export const sampleItems: readonly CartItem[] = [
  { ...sampleProduct('rocket-insole'), size: 29, quantity: 2 },
  { ...sampleProduct('summit-insole'), size: 31, quantity: 1 },
];

/** The id of the cart that holds the sample items. */
export const CART_ID = '0c0ffee0-0000-4000-8000-000000000001';

/** The sample items as the server reports paid lines. */
export const paidLines = sampleItems.map(({ id, size, quantity }) => ({ id, size, quantity }));

/** Returns the sample items as an order of this status, with the other columns of the table. */
export function sampleOrder(status: Order['status'], paymentIntent: string) {
  return {
    id: 'order-1',
    number: '47218350',
    user_id: 'user-1',
    email: 'mara@family.example',
    total: cents(13970),
    currency: 'eur',
    status,
    payment_intent: paymentIntent,
    created_at: '2026-11-20T09:00:00+00:00',
    paid_at: status === 'paid' ? '2026-11-20T09:01:00+00:00' : null,
    refunded_amount: cents(0),
    shipped_at: null,
    carrier: null,
    tracking: null,
    deliveries: null,
    order_lines: sampleItems.map(({ id, name, price, quantity, size }) => ({
      id: `line-${id}`,
      order_id: 'order-1',
      product_id: id,
      name,
      price,
      quantity,
      size,
      child_id: null,
    })),
  };
}

function sampleProduct(slug: string) {
  const product = sampleProducts.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`There is no sample product '${slug}'`);
  return product;
}
