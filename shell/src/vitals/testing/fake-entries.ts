/** For tests: the entries that a browser reports to observers. */
export interface FakeEntries {
  /** Reports an entry, also to observers that request earlier entries later. */
  tell(type: string, entry: object): void;
}

/** For tests: installs a PerformanceObserver that reports the test's entries, only of these types. */
export function deliverEntries(types: readonly string[]): FakeEntries {
  const told: { type: string; entry: object }[] = [];
  const observers = new Set<{ type: string; give(entries: object[]): void }>();
  class FakeObserver {
    static readonly supportedEntryTypes = types;
    constructor(private readonly callback: (list: { getEntries(): object[] }) => void) {}
    observe({ type, buffered }: { type: string; buffered: boolean }): void {
      const give = (entries: object[]) => this.callback({ getEntries: () => entries });
      observers.add({ type, give });
      if (buffered) give(told.filter((earlier) => earlier.type === type).map(({ entry }) => entry));
    }
    takeRecords(): object[] {
      return [];
    }
  }
  Object.assign(globalThis, { PerformanceObserver: FakeObserver });
  Object.assign(performance, { getEntriesByType: () => [] });
  return {
    tell(type, entry) {
      told.push({ type, entry });
      for (const observer of observers) if (observer.type === type) observer.give([entry]);
    },
  };
}
