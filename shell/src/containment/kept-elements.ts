const ATTRIBUTES = ['class', 'style', 'hidden', 'inert'];
/** Limits how often the frame is restored, so that a remote that removes it repeatedly can't block the page. */
const TIMES = 100;

const kept = new Set<Node>();
let observer: MutationObserver | undefined;

/**
 * Returns a `ref` for an element of the frame: restores the element in the same task when anything other than
 * React removes or hides it. React clears a ref before it removes the element, so its own changes stay.
 */
export function keep(element: Element | null): () => void {
  if (element) {
    kept.add(element);
    // The class of a link shows the current page.
    observer?.observe(element, {
      attributeFilter: element.localName === 'a' ? ATTRIBUTES.slice(1) : ATTRIBUTES,
      attributeOldValue: true,
    });
  }
  return () => {
    if (element) kept.delete(element);
  };
}

/** Starts to protect the frame's elements below `root`; `report` receives a sentence for each restored element. */
export function keepFrame(root: Element, report: (what: string) => void): void {
  const { documentElement, head, body } = document;
  const outer = [documentElement, head, body, root, ...head.querySelectorAll('style')];
  for (const element of outer) kept.add(element);
  let left = TIMES;

  observer = new MutationObserver((records) => {
    // Undone from the last change to the first, so that each finds its neighbours unchanged.
    const undone = records
      .reverse()
      .filter((record) => (record.type === 'childList' ? putBack : unhide)(record));
    // Keeps the observer from undoing what was just put back.
    observer?.takeRecords();
    if (undone.length === 0) return;
    report('Parts of the frame were taken away or hidden: they were put back');
    if (--left === 0) observer?.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
  const hiding = { attributeFilter: ATTRIBUTES.slice(1), attributeOldValue: true };
  for (const element of [documentElement, body, root]) observer.observe(element, hiding);

  /**
   * Restores a changed attribute. Of the page's outer elements only what hides the page is restored, because browser
   * extensions change their attributes too.
   */
  function unhide({ target, attributeName, oldValue }: MutationRecord): boolean {
    if (!(target instanceof Element) || !attributeName || !target.isConnected) return false;
    if (outer.includes(target) && isVisible(root)) return false;
    if (target.getAttribute(attributeName) === oldValue) return false;
    if (oldValue === null) target.removeAttribute(attributeName);
    else target.setAttribute(attributeName, oldValue);
    return true;
  }
}

/** Puts removed kept elements back, and removes what replaced them. */
function putBack({ target, removedNodes, addedNodes, nextSibling }: MutationRecord): boolean {
  const lost = [...removedNodes].filter(
    (node) => node.parentNode !== target && [...kept].some((element) => holds(node, element)),
  );
  if (lost.length === 0) return false;
  for (const node of addedNodes) if (!kept.has(node) && node.parentNode === target) target.removeChild(node);
  const place = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of lost) target.insertBefore(node, place);
  return true;
}

/** Returns true when a removed node is a kept element or contains one. */
function holds(node: Node, element: Node): boolean {
  return node === element || (!node.isConnected && node.contains(element));
}

/**
 * Returns true when styles leave an element visible. Counts every element as visible in older browsers, which can't
 * determine it.
 */
export function isVisible(element: Element): boolean {
  return element.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) ?? true;
}
