import { overrideElements } from '@little-arches/contracts/formats/page';
import { copyText } from '@little-arches/contracts/platform';
import type { Shell } from '../shell';
import { createOutlines } from './outline-regions';
import type { QaReport, WatchedShell } from './qa-report';
import { eventRows, heldRows, listenerRows } from './sections/bus';
import { compositionRows, type Differences, versionRows } from './sections/compositions';
import { contractParts } from './sections/contracts';
import { button, element } from './sections/elements';
import { packageCosts, pageFacts, vitalRows } from './sections/facts';
import { createSection } from './sections/section';
import { failureRows, reportRows } from './sections/troubles';
import type { LoggedEvent } from './watch/watch-bus';

/** The panel on the page. */
export interface Panel {
  /** Shows the current state in the next frame; does nothing while the panel is closed. */
  show(): void;
  /** Opens or closes it. */
  toggle(): void;
}

/**
 * Creates the panel, closed. It doesn't use React, which belongs to the page, so that a broken React does not break
 * the panel. It is below the page and covers nothing permanently.
 */
export function createPanel(shell: Shell, watched: WatchedShell, report: () => QaReport): Panel {
  const state = element('span', { role: 'status' });
  const title = element('h2', { tabIndex: -1 }, 'QA');
  const outlines = createOutlines((name, version) => regionText(report(), name, version));
  const outline = button('Outline regions', 'outline', () => {
    outline.ariaPressed = `${outlines.toggle()}`;
  });
  outline.ariaPressed = 'false';
  const copy = button('Copy all as one report', 'copy', () => void copyReport());
  const close = button('Close', 'close', toggle);
  const { content, show: showSections } = createSections(shell, watched, (text) => {
    state.textContent = text;
    show();
  });
  const panel = element(
    'aside',
    { className: 'qa-panel', ariaLabel: 'QA' },
    element('div', { className: 'qa-head' }, title, outline, copy, close, state),
    content,
  );
  let due = false;
  let before: Element | null = null;

  function show(): void {
    if (due || !panel.isConnected) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      showSections(report());
      outlines.show();
    });
  }
  function toggle(): void {
    if (panel.isConnected) {
      panel.remove();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
      return;
    }
    before = document.activeElement;
    document.body.insertBefore(panel, document.getElementById(overrideElements.bar));
    show();
    // The panel is always visible, wherever the page is scrolled to.
    if (watched.since > 0) title.focus({ preventScroll: true });
  }
  async function copyReport(): Promise<void> {
    const text = JSON.stringify(report(), null, 1);
    if (await copyText(text)) {
      state.textContent = 'Copied.';
      return;
    }
    const field = element('textarea', { value: text, readOnly: true, ariaLabel: 'Report' });
    content.prepend(field);
    field.select();
    state.textContent = 'Copy it from here.';
  }
  return { show, toggle };
}

/** The panel's parts, each of which opens and closes. `say` reports the result of a press. */
function createSections(shell: Shell, { bus, known, offered }: WatchedShell, say: (text: string) => void) {
  const differences: Differences = new Map();
  const compositionParts = known && { known, own: shell.composition, differences, changed: () => say('') };
  const sections = [true, true, true, false, false, false, false, false, false, false, false].map((open) =>
    createSection(open),
  );
  const content = element(
    'div',
    // Scrollable by keyboard, too.
    { className: 'qa-content', role: 'region', ariaLabel: 'What was found', tabIndex: 0 },
    ...sections.map((section) => section.element),
  );
  const replay = (event: LoggedEvent) => {
    const count = bus.replay(event);
    say(`${event.name} was given to ${count} late ${count === 1 ? 'listener' : 'listeners'}.`);
  };
  const shown = (
    report: QaReport,
  ): [title: string, state: unknown, content: () => readonly (Node | string)[]][] => {
    const { failures, reports, events, retained, held, vitals, contract } = report;
    const suspicious = held.filter(({ state }) => state !== 'in use').length;
    const late = (list: readonly LoggedEvent[]) => [list, list.map(bus.late)];
    return [
      ['Page', [report.page, report.shown, report.sessions, report.window], () => [pageFacts(report)]],
      ['Packages', [report.loaded, report.costs, failures], () => packageCosts(report)],
      ['Web vitals', vitals, () => [vitalRows(report)]],
      [`Failures (${failures.length})`, failures, () => [failureRows(report)]],
      [`Reports sent (${reports.length})`, reports, () => [reportRows(report)]],
      ['Retained events', late(retained), () => [eventRows(retained, bus, 'retained', replay)]],
      [`Events (${events.length})`, late(events), () => [eventRows(events, bus, 'event', replay)]],
      [
        `Who listens (${suspicious} left behind)`,
        [report.listeners, held],
        () => [listenerRows(report), heldRows(report)],
      ],
      [`Contracts (${contract.refused.length} refused)`, contract, () => contractParts(known, offered)],
      [
        'Other versions',
        null,
        () => (compositionParts ? [versionRows(compositionParts)] : [element('p', {}, UNKNOWN)]),
      ],
      [
        'Other compositions',
        [...differences],
        () => (compositionParts ? [compositionRows(compositionParts)] : [element('p', {}, UNKNOWN)]),
      ],
    ];
  };
  return {
    content,
    show(report: QaReport): void {
      for (const [index, [title, state, make]] of shown(report).entries())
        sections[index]?.show(title, state, make);
    },
  };
}

const UNKNOWN = 'The server tells of them on pages with ?qa only.';

/** Returns the label at the corner of a region. */
function regionText({ loaded, failures }: QaReport, name: string, version: string): string {
  const own = loaded.find((one) => one.name === name && one.version === version);
  const failed = failures.filter(({ owner }) => owner === name).length;
  return [
    `${name} ${version}`,
    ...(own ? [`${(own.bytes / 1024).toFixed(1)} KB, ${own.from} to ${own.until} ms`] : []),
    ...(failed > 0 ? [`${failed} ${failed === 1 ? 'failure' : 'failures'}`] : []),
  ].join(' · ');
}
