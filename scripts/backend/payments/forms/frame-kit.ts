/** Shared code of the payment simulator's frames, which run in the browser, each in its own document. */

export type ApiError = { type: string; code?: string; message: string };

/** A problem of one field, with Stripe's code and text. */
export type Problem = { code: string; message: string };

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

/** Makes a form of the inputs with these names; a problem is shown below its field until it is corrected. */
export function createForm<Name extends string>(
  names: readonly Name[],
  problemOf: (name: Name, value: string) => Problem | undefined,
) {
  const fields = new Map(
    names.map((name) => {
      const select = document.querySelector<HTMLSelectElement>(`select#${name}`);
      return [name, select ?? required(name, HTMLInputElement)] as const;
    }),
  );
  const typedIn = (name: Name) => fields.get(name)?.value.trim() ?? '';
  const find = (name: Name) => problemOf(name, typedIn(name));

  function show(name: Name): Problem | undefined {
    const problem = find(name);
    fields.get(name)?.setAttribute('aria-invalid', String(problem !== undefined));
    required(`${name}-problem`, HTMLElement).textContent = problem?.message ?? '';
    return problem;
  }

  for (const [name, field] of fields) {
    field.addEventListener('input', () => {
      if (!find(name)) show(name);
    });
    field.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Enter' && field instanceof HTMLInputElement)
        tell({ type: 'enter' });
    });
  }
  return {
    fields,
    typedIn,
    find,
    show,
    /** Shows the problem of every field, focuses the first, and returns it. */
    showProblems(): ApiError | undefined {
      const [first] = names.filter(show);
      if (!first) return undefined;
      fields.get(first)?.focus();
      return { type: 'validation_error', code: '', message: '', ...find(first) };
    },
  };
}

/** Answers the calls of the embedding page, and notifies it that the frame is loaded. */
export function listen<Request extends { readonly call?: number }>(
  answer: (request: Request) => unknown,
): void {
  window.addEventListener('message', async ({ source, origin, data }: MessageEvent<Request>) => {
    if (source !== window.parent || origin !== siteOrigin) return;
    const result = await answer(data);
    if (data.call) tell({ type: 'result', call: data.call, result });
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
