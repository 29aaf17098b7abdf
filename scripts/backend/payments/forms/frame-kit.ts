/** Shared code of the payment simulator's frames, which run in the browser, each in its own document. */

export type ApiError = { type: string; code?: string; message: string };

/** The one site that shows this frame. */
const siteOrigin = document.documentElement.dataset.siteOrigin ?? '';

/** The element of this id, which the frame's page has. */
export function required<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The frame has no element "${id}".`);
}

/** Tells the page around the frame. */
export function tell(message: Record<string, unknown>): void {
  window.parent.postMessage({ from: 'payment-simulator', ...message }, siteOrigin);
}

/** Shows a problem below a field, or takes it away. */
export function showProblem(field: HTMLElement | undefined, message: string): void {
  if (!field) return;
  field.setAttribute('aria-invalid', String(message !== ''));
  required(`${field.id}-problem`, HTMLElement).textContent = message;
}

/** Receives what the page around the frame asks, and says that the frame is there. */
export function listen<Request>(answer: (request: Request) => Promise<void>): void {
  window.addEventListener('message', (event: MessageEvent<Request>) => {
    if (event.source === window.parent && event.origin === siteOrigin) void answer(event.data);
  });
  new ResizeObserver(tellHeight).observe(document.body);
  tell({ type: 'loaded' });
}

/** Says that the form can be filled in, and first how high it is: below a form that grows later, a press is lost. */
export function tellReady(): void {
  // Not left to the observer: of a frame that is not on the screen, browsers observe nothing.
  tellHeight();
  tell({ type: 'ready' });
}

function tellHeight(): void {
  tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}
