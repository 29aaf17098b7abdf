import type { Order } from '@little-arches/contracts/backend';
import { saleTerms } from '@little-arches/contracts/company';
import { addDays, cents, formatMoney, localDay, today } from '@little-arches/contracts/values';
import tag from '../ui/tag.module.css';

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
  if (order.shipped_at) return { text: `${shippedWord(order)}${back}`, tone: 'good' };
  return { text: `Paid${back}`, tone: 'good' };
}

/**
 * Returns the word for a shipped order. Carriers don't report the arrival, so an order is on its way for as long as
 * we promise that a delivery takes.
 */
export function shippedWord({ created_at }: Order): 'On its way' | 'Shipped' {
  return today() <= addDays(localDay(created_at), saleTerms.deliveryDays) ? 'On its way' : 'Shipped';
}

export function moneyOf({ currency }: Order, amount: number): string {
  return formatMoney({ amount: cents(amount), currency });
}

export function OrderBadge({ order }: { order: Order }) {
  const { text, tone } = stateOf(order);
  return <p className={`${tag.tag} ${tag[tone]}`}>{text}</p>;
}
