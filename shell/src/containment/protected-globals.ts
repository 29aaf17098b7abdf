/** The styles of the whole document. */
export interface DocumentStyles {
  /** Removes changes that scripts made nevertheless. */
  clear(): void;
}

/**
 * Protects what the frame uses from being replaced, and refuses changes to the whole document: they have no effect,
 * and `report` is called. Call before a remote's code runs.
 */
export function protectGlobals(report: (what: string) => void): DocumentStyles {
  for (const name of ['pushState', 'replaceState', 'go', 'back', 'forward'] as const)
    protect(history, name, history[name].bind(history));
  protect(globalThis, 'fetch', fetch.bind(globalThis));
  for (const name of ['open', 'write', 'writeln'] as const)
    protect(document, name, () => refuse(`document.${name}()`));
  // Style sheets that scripts construct have no element, and a shadow root may adopt them.
  for (const name of ['insertRule', 'deleteRule', 'addRule', 'removeRule'] as const) {
    const own = CSSStyleSheet.prototype[name] as (...args: unknown[]) => unknown;
    protect(CSSStyleSheet.prototype, name, function (this: CSSStyleSheet, ...args: unknown[]) {
      return this.ownerNode ? refuse(`${name}() of a style sheet`) : own.apply(this, args);
    });
  }
  const adopted = Object.getOwnPropertyDescriptor(Document.prototype, 'adoptedStyleSheets');
  define(document, 'adoptedStyleSheets', () => []);

  return {
    clear() {
      adopted?.set?.call(document, []);
      for (const element of [document.documentElement, document.body]) element.removeAttribute('style');
    },
  };

  function refuse(what: string): void {
    report(`${what} is refused to every script of a page: nothing was changed`);
  }
  function protect(target: object, name: string, value: unknown): void {
    define(target, name, () => value);
  }
  /**
   * Defines a property that ignores assignments instead of throwing: a library that wraps `fetch` has no effect,
   * but doesn't fail.
   */
  function define(target: object, name: string, get: () => unknown): void {
    Object.defineProperty(target, name, { get, set: () => refuse(`Replacing ${name}`) });
  }
}
