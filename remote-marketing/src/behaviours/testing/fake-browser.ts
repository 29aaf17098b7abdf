/** Simulates what jsdom lacks: observers that the test triggers, and media queries. */
export interface FakeBrowser {
  /** Makes every observed element visible. */
  showAll(): void;
  /** Returns the margins of the intersection observers. */
  margins(): readonly string[];
  /** Reports a new size of every observed element. */
  resizeAll(): void;
}

/** Installs the observers and `matchMedia`; `reducedMotion` simulates the visitor's preference. */
export function installFakeBrowser({ reducedMotion = false } = {}): FakeBrowser {
  const visible = new Map<object, { tell: () => void; margin: string }>();
  const sized = new Map<object, () => void>();

  class FakeIntersectionObserver {
    constructor(callback: IntersectionObserverCallback, { rootMargin = '' }: IntersectionObserverInit = {}) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      const self = this as unknown as IntersectionObserver;
      this.observe = () =>
        void visible.set(this, { tell: () => callback([entry], self), margin: rootMargin });
    }
    observe: () => void;
    disconnect() {
      visible.delete(this);
    }
  }

  class FakeResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      this.observe = () => void sized.set(this, () => callback([], this as unknown as ResizeObserver));
    }
    observe: () => void;
    disconnect() {
      sized.delete(this);
    }
  }

  Object.assign(window, {
    IntersectionObserver: FakeIntersectionObserver,
    ResizeObserver: FakeResizeObserver,
    matchMedia: () => ({ matches: reducedMotion, addEventListener() {}, removeEventListener() {} }),
  });
  return {
    showAll() {
      for (const { tell } of [...visible.values()]) tell();
    },
    margins: () => [...visible.values()].map(({ margin }) => margin),
    resizeAll() {
      for (const tell of [...sized.values()]) tell();
    },
  };
}
