import { element } from './elements';

/** A part of the panel that can be opened. */
export interface Section {
  readonly element: HTMLElement;
  /** Renders the section. Skips the rendering while `state` stays equal. */
  show(title: string, state: unknown, content: () => readonly (Node | string)[]): void;
}

/** Creates a section. Its content is rendered anew when it changes; the open state, the focus and typed text stay. */
export function createSection(open = false): Section {
  const summary = element('summary');
  const body = element('div', { className: 'qa-body' });
  const own = element('details', { open }, summary, body);
  let shown = '';
  return {
    element: own,
    show(title, state, content) {
      const now = JSON.stringify([title, state]);
      if (now === shown) return;
      shown = now;
      const focused = document.activeElement;
      const name =
        focused instanceof HTMLElement && body.contains(focused) ? focused.dataset.name : undefined;
      summary.textContent = title;
      body.replaceChildren(...content());
      if (name !== undefined) body.querySelector<HTMLElement>(`[data-name=${CSS.escape(name)}]`)?.focus();
    },
  };
}
