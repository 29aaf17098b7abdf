import { overrideElements } from 'shared-contracts/formats/override';
import type { Shell } from '../shell';
import { logEvents } from './event-log';
import type { PageLog } from './page-log';
import { type QaReport, qaReport } from './qa-report';

/** Opens the panel over the page. It is made without React, which is the page's: what breaks that must not break this. */
export function showPanel(shell: Shell, page: PageLog): void {
  const content = element('div', {
    className: 'qa-content',
    role: 'region',
    ariaLabel: 'What was found',
    // It scrolls, also for the keyboard.
    tabIndex: 0,
  });
  const state = element('span', { role: 'status' });
  const copy = element('button', { type: 'button' }, 'Copy all as one report');
  const close = element('button', { type: 'button' }, 'Close');
  const title = element('h2', {}, 'QA');
  const panel = element(
    'aside',
    { className: 'qa-panel', ariaLabel: 'QA' },
    element('div', { className: 'qa-head' }, title, copy, close, state),
    content,
  );
  let due = false;
  const render = () => {
    if (due) return;
    due = true;
    requestAnimationFrame(() => {
      due = false;
      content.replaceChildren(...sectionsOf(report()));
    });
  };
  const log = logEvents(shell.bus, ({ name, payload }) => {
    if (name === 'remote/failed')
      page.add('remote', `${payload.remote} ${payload.version}: ${payload.message}`);
    render();
  });
  const report = () => qaReport(shell, page, log);
  page.subscribe(render);
  shell.session.subscribe(render);

  close.addEventListener('click', () => panel.remove());
  copy.addEventListener('click', async () => {
    const text = JSON.stringify(report(), null, 1);
    try {
      await navigator.clipboard.writeText(text);
      state.textContent = 'Copied.';
    } catch {
      // Forbidden, or no such thing: it can be copied by hand.
      const field = element('textarea', { value: text, readOnly: true, ariaLabel: 'Report' });
      content.prepend(field);
      field.select();
      state.textContent = 'Copy it from here.';
    }
  });
  const bar = document.getElementById(overrideElements.bar);
  document.body.insertBefore(panel, bar);
  render();
}

function sectionsOf(report: QaReport): HTMLElement[] {
  const { loaded, events, retained, failures, listeners } = report;
  const facts = [
    ['Page', report.page],
    ['On screen', report.shown.join(', ')],
    ['Session', report.session],
    ['Composition', `${report.composition} on ${report.channel}`],
    ['Window', report.window],
  ];
  const event = ({ at, name, payload }: QaReport['events'][number]) => [
    `${at} ms`,
    name,
    JSON.stringify(payload),
  ];
  return [
    table('', ['', ''], facts),
    table(
      'Loaded',
      ['Package', 'Version', 'Files', 'KB', 'From', 'Until'],
      loaded.map(({ name, version, files, bytes, from, until }) => [
        name,
        version,
        `${files}`,
        (bytes / 1024).toFixed(1),
        `${from} ms`,
        `${until} ms`,
      ]),
    ),
    table(
      `Failures (${failures.length})`,
      ['When', 'What', 'In words'],
      failures.map(({ at, what, text }) => [`${at} ms`, what, text]),
    ),
    table('Retained events', ['When', 'Event', 'Payload'], retained.map(event)),
    table(`Events (${events.length})`, ['When', 'Event', 'Payload'], events.map(event)),
    table(
      'Who listens',
      ['Event', 'Listeners'],
      Object.entries(listeners).map(([name, count]) => [name, `${count}`]),
    ),
  ];
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly string[])[]): HTMLElement {
  const cells = (kind: 'th' | 'td', row: readonly string[]) =>
    element('tr', {}, ...row.map((text) => element(kind, {}, text)));
  return element(
    'table',
    {},
    ...(caption ? [element('caption', {}, caption)] : []),
    ...(heads.some(Boolean) ? [element('thead', {}, cells('th', heads))] : []),
    element('tbody', {}, ...rows.map((row) => cells('td', row))),
  );
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
