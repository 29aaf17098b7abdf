/** What jsdom lacks because it lays nothing out: observers that the test itself sets off, and media queries. */
export interface FakeBrowser {
  /** Everything observed comes into view. */
  showAll(): void;
  /** The margins with which elements wait to come into view. */
  margins(): readonly string[];
  /** Everything observed has a new size. */
  resizeAll(): void;
}

/** Installs the observers and `matchMedia`; `reducedMotion` is what the visitor requested. */
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
