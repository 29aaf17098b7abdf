// What browsers have and the DOM of Node lacks, as far as a page needs it to come up. Nothing here is ever seen, or
// moves: who asks hears of a window that shows nothing special.

/** Gives a window these parts; `fetch` is how it asks. */
export function equip(window, { fetch, onCommit }) {
  Object.assign(window, {
    fetch,
    Headers,
    Request,
    Response,
    TextDecoder,
    TextEncoder,
    CompressionStream,
    DecompressionStream,
    ReadableStream,
    structuredClone,
    matchMedia: (media) => Object.assign(new window.EventTarget(), { media, matches: false }),
    requestIdleCallback: (work) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 })),
    cancelIdleCallback: (id) => window.clearTimeout(id),
    reportError(error) {
      window.dispatchEvent(new window.ErrorEvent('error', { error, message: String(error) }));
      window.console.error(error);
    },
    scrollTo() {},
    scrollBy() {},
    CSS: { supports: () => false, escape: (text) => text.replace(/[^\w-]/g, '\\$&') },
    IntersectionObserver: Observer,
    PerformanceObserver: Object.assign(class extends Observer {}, { supportedEntryTypes: [] }),
    ResizeObserver: Observer,
    // In the page before everything else: when React has put something into it.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      renderers: new Map(),
      isDisabled: false,
      inject: () => 1,
      onCommitFiberRoot: onCommit,
      onPostCommitFiberRoot() {},
      onCommitFiberUnmount() {},
    },
  });
  for (const [name, value] of Object.entries({ sendBeacon: () => true, locks: { request: lock } }))
    Object.defineProperty(window.navigator, name, { value });
  Object.defineProperty(window.crypto, 'subtle', { value: crypto.subtle });
  Object.assign(window.Element.prototype, {
    animate: () => ({ cancel() {}, finish() {}, finished: Promise.resolve() }),
    scrollIntoView() {},
    scrollTo() {},
  });
  Object.assign(window.HTMLDialogElement.prototype, {
    show: open,
    showModal: open,
    close() {
      this.open = false;
    },
  });
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function open() {
  this.open = true;
}

async function lock(_name, ...options) {
  return await options.at(-1)({});
}
