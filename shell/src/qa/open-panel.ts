import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Failure } from '../reporting/report-error';
import type { Contexts } from '../start/contexts';
import { QaPanel } from './qa-panel';
import styles from './qa-panel.module.css';
import { createEventLog, type LoggedEvent } from './qa-report';

let close: (() => void) | undefined;
/** The events since the panel was first opened; it keeps listening while it is closed. */
let events: readonly LoggedEvent[] | undefined;

/** Opens the panel below the page, or closes it. */
export function togglePanel(
  contexts: Contexts,
  failed: readonly Failure[] | undefined,
  { focuses }: { readonly focuses: boolean },
): void {
  if (close) {
    close();
    return;
  }
  events ??= createEventLog(contexts.frame);
  const before = document.activeElement;
  const container = document.createElement('div');
  container.className = styles.root ?? '';
  document.body.append(container);
  const root = createRoot(container);
  close = () => {
    close = undefined;
    root.unmount();
    container.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
  root.render(
    createElement(QaPanel, { source: { contexts, failed, events }, focuses, onClose: () => close?.() }),
  );
}
