/** Shared code of the payment simulator's frames, which run in the browser, each in its own document. */

export type ApiError = { type: string; code?: string; message: string };

/** Origin of the one site that may embed this frame. */
const siteOrigin = document.documentElement.dataset.siteOrigin ?? '';

/** Returns the element with this id, which the frame's page must have. */
export function required<T extends HTMLElement>(id: string, kind: new () => T): T {
  const element = document.getElementById(id);
  if (element instanceof kind) return element;
  throw new Error(`The frame has no element "${id}".`);
}

/** Sends a message to the page that embeds the frame. */
export function tell(message: Record<string, unknown>): void {
  window.parent.postMessage({ from: 'payment-simulator', ...message }, siteOrigin);
}

/** Shows a problem below a field, or removes it. */
export function showProblem(field: HTMLElement | undefined, message: string): void {
  if (!field) return;
  field.setAttribute('aria-invalid', String(message !== ''));
  required(`${field.id}-problem`, HTMLElement).textContent = message;
}

/** Handles the requests of the embedding page, and notifies it that the frame is loaded. */
export function listen<Request>(answer: (request: Request) => Promise<void>): void {
  window.addEventListener('message', (event: MessageEvent<Request>) => {
    if (event.source === window.parent && event.origin === siteOrigin) void answer(event.data);
  });
  new ResizeObserver(reportHeight).observe(document.body);
  tell({ type: 'loaded' });
}

/**
 * Notifies the embedding page that the form is ready, after its height: a form that resizes later would move its
 * button away from a click.
 */
export function reportReady(): void {
  // Sent directly, because browsers don't run the observer of a frame that is off the screen.
  reportHeight();
  tell({ type: 'ready' });
}

function reportHeight(): void {
  tell({ type: 'height', height: Math.ceil(document.body.getBoundingClientRect().height) });
}
