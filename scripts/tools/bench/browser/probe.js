// Runs in a measured page before everything else; its input is in globalThis.benchControl. Collects the browser's
// measurements, and checks every few milliseconds whether the page is interactive.
const found = { interactive: 0, lcp: 0, lcpElement: '', cls: 0 };
globalThis.benchFound = found;

function observe(type, take) {
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
}
observe('largest-contentful-paint', (entry) => {
  found.lcp = entry.startTime;
  found.lcpElement = `${entry.element?.tagName ?? ''} ${(entry.element?.textContent ?? '').trim().slice(0, 40)}`;
});
observe('layout-shift', (entry) => {
  if (!entry.hadRecentInput) found.cls += entry.value;
});

// After hydration React keeps a node's properties, handlers included, on the node itself.
const isTakenOver = (node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'));
const controls = 'a[href], button, select, input, textarea, summary';

function look() {
  const own = document.querySelectorAll(`main ${globalThis.benchControl}`);
  const last = own[own.length - 1];
  if (last && isTakenOver(last) && [...document.querySelectorAll(controls)].every(isTakenOver))
    found.interactive = performance.now();
  else setTimeout(look, 4);
}
look();
