/** Installs an IntersectionObserver, which jsdom lacks. The test triggers it. */
export function fakeVisibility(): { showAll: () => void } {
  const waiting = new Map<object, () => void>();
  class FakeIntersectionObserver {
    readonly #tell: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#tell = () => callback([entry], this as unknown as IntersectionObserver);
    }
    observe() {
      waiting.set(this, this.#tell);
    }
    disconnect() {
      waiting.delete(this);
    }
  }
  Object.assign(window, { IntersectionObserver: FakeIntersectionObserver });
  return {
    showAll() {
      for (const tell of [...waiting.values()]) tell();
    },
  };
}
