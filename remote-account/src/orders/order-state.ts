import type { Order } from '@little-arches/contracts/backend';
import { formatMoney } from '@little-arches/contracts/values';

/** Text and tone of an order's status badge. */
export interface OrderState {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'open';
}

/** Returns the status of an order in words. */
export function stateOf(order: Order): OrderState {
  if (order.status === 'failed') return { text: 'Payment failed', tone: 'bad' };
  if (order.status === 'pending') return { text: 'Payment not finished', tone: 'open' };
  if (order.status === 'refunded') return { text: 'Refunded', tone: 'open' };
  const back = order.refunded_amount > 0 ? ', refunded in part' : '';
  if (order.shipped_at) return { text: `On its way${back}`, tone: 'good' };
  return { text: `Paid${back}`, tone: 'good' };
}

/** Formats an amount in the currency of an order. */
export function moneyOf({ currency }: Order, amount: number): string {
  return formatMoney({ amount, currency });
}
