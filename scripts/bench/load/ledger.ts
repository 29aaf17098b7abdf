/** What the server said it keeps, held against what it has. */
export interface Ledger {
  /** A child that was acknowledged, with the number its notes were last acknowledged to hold. */
  acknowledge(id: string, number: number): void;
  /** A child whose deletion was asked for: from now on it may be there or not. */
  forget(id: string): void;
  acknowledgeOrder(intent: string): void;
  readonly orders: ReadonlySet<string>;
  readonly acknowledged: number;
  /** What the rows lack, each in a sentence; a number may be higher than acknowledged, because an answer got lost. */
  missingFrom(rows: readonly { readonly id: string; readonly notes: string }[]): string[];
}

/** Starts with nothing acknowledged. */
export function createLedger(): Ledger {
  const children = new Map<string, number>();
  const orders = new Set<string>();
  let acknowledged = 0;
  return {
    acknowledge(id, number) {
      acknowledged += 1;
      children.set(id, Math.max(number, children.get(id) ?? 0));
    },
    forget: (id) => void children.delete(id),
    acknowledgeOrder(intent) {
      acknowledged += 1;
      orders.add(intent);
    },
    orders,
    get acknowledged() {
      return acknowledged;
    },
    missingFrom(rows) {
      const stored = new Map(rows.map(({ id, notes }) => [id, Number(notes)]));
      return [...children].flatMap(([id, number]) => {
        const found = stored.get(id);
        if (found === undefined) return [`child ${id} is gone`];
        return found < number ? [`child ${id} has ${found} where ${number} was acknowledged`] : [];
      });
    },
  };
}
