/** The amount that a customer wanted to pay, and the final answer. */
export interface Purchase {
  readonly intent: string;
  /** In cents, as the customer computed it. */
  readonly amount: number;
  readonly told: string;
}

/** An order as stored by the shop. */
export interface StoredOrder {
  readonly payment_intent: string | null;
  /** In cents. */
  readonly total: number;
  readonly status: string;
}

/** A payment as stored by the payment provider. */
export interface Taken {
  readonly id: string;
  readonly status: string;
  /** In cents. */
  readonly amount_received: number;
}

interface Ledger {
  readonly purchases: readonly Purchase[];
  readonly orders: readonly StoredOrder[];
  readonly taken: readonly Taken[];
}

/** Returns the sums in cents that must be equal: of customers, shop and payment provider. */
export function sumsOf({ purchases, orders, taken }: Ledger) {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  return {
    known: sum(purchases.filter(({ told }) => told === 'paid').map(({ amount }) => amount)),
    ordered: sum(orders.filter(({ status }) => status === 'paid').map(({ total }) => total)),
    taken: sum(taken.map(({ amount_received }) => amount_received)),
  };
}

/** Returns a sentence for each payment about which customers, shop and provider disagree. */
export function findDifferences({ purchases, orders, taken }: Ledger): string[] {
  const orderOf = new Map(orders.map((order) => [order.payment_intent, order]));
  const takenOf = new Map(taken.map((payment) => [payment.id, payment]));
  return purchases.flatMap(({ intent, amount, told }) => {
    const order = orderOf.get(intent);
    const cents = takenOf.get(intent)?.amount_received ?? 0;
    const expected = told === 'paid' ? amount : 0;
    return [
      ...(cents === expected
        ? []
        : [`${intent}: the customer was told ${told}, and ${cents} of ${amount} cents were taken`]),
      ...((order?.status === 'paid') === cents > 0
        ? []
        : [`${intent}: ${cents} cents were taken, and its order is ${order?.status}`]),
      ...(order && order.total !== amount
        ? [`${intent}: the order is about ${order.total} cents instead of ${amount}`]
        : []),
    ];
  });
}
