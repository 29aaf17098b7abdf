import { copyText } from '@little-arches/contracts/platform';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './qa-panel.module.css';
import { type QaReport, qaReport, type ReportSource } from './qa-report';

/** Milliseconds between two looks at the page. */
const PAUSE = 500;

interface QaPanelProps {
  readonly source: ReportSource;
  /** True when a key opened the panel, so that the focus follows. */
  readonly focuses: boolean;
  readonly onClose: () => void;
}

/** Shows versions, composition, events and failures of the page below it, and copies them as JSON. */
export function QaPanel({ source, focuses, onClose }: QaPanelProps) {
  const report = useReport(source);
  const heading = useRef<HTMLHeadingElement>(null);
  const [said, setSaid] = useState('');
  /** The report as text, when the browser refuses to copy it. */
  const [text, setText] = useState<string>();
  useEffect(() => {
    if (focuses) heading.current?.focus({ preventScroll: true });
  }, [focuses]);

  async function copy(): Promise<void> {
    const json = JSON.stringify(qaReport(source), null, 1);
    const copied = await copyText(json);
    setText(copied ? undefined : json);
    setSaid(copied ? 'Copied.' : 'Copy it from here.');
  }
  return (
    <aside className={styles.panel} aria-label="QA">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1}>
          QA
        </h2>
        <button type="button" onClick={() => void copy()}>
          Copy as JSON
        </button>
        <button type="button" onClick={onClose}>
          Close
        </button>
        <span role="status">{said}</span>
      </div>
      {/* Scrollable by keyboard, too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus. */}
      <section className={styles.content} aria-label="What is on the page" tabIndex={0}>
        {text !== undefined && <textarea aria-label="Report" readOnly value={text} />}
        <Parts report={report} />
      </section>
    </aside>
  );
}

/** Returns the report of the page as it is now. */
function useReport(source: ReportSource): QaReport {
  const [report, setReport] = useState(() => qaReport(source));
  useEffect(() => {
    const look = () =>
      setReport((before) => {
        const now = qaReport(source);
        return JSON.stringify(now) === JSON.stringify(before) ? before : now;
      });
    const timer = setInterval(look, PAUSE);
    return () => clearInterval(timer);
  }, [source]);
  return report;
}

function Parts({ report }: { report: QaReport }) {
  const { page, channel, composition, session, window, shown, versions, events, failures } = report;
  return (
    <>
      <Part title="Page" open>
        <Table
          rows={[
            ['Page', page],
            ['Channel', channel],
            ['Composition', composition],
            ['On screen', shown.join(', ')],
            ['Session', session],
            ['Window', window],
          ]}
        />
      </Part>
      <Part title="Versions">
        <Table
          heads={['Package', 'Version', 'Contract', 'Needs']}
          rows={versions.map(({ name, version, contract, needs }) => [name, version, contract, needs])}
        />
      </Part>
      <Part title={`Events (${events.length})`} open>
        <Table
          heads={['When', 'Event', 'Payload']}
          rows={events.map(({ at, name, payload }) => [`${at} ms`, name, JSON.stringify(payload)])}
        />
      </Part>
      <Part title={`Failures (${failures?.length ?? 'not recorded'})`} open>
        {failures ? (
          <Table
            heads={['Kind', 'Package', 'In words', 'Where']}
            rows={failures.map(({ kind, remote, version, message, frames }) => [
              kind,
              `${remote} ${version}`,
              message,
              frames?.[0] ?? '',
            ])}
          />
        ) : (
          <p>This site collects no reports, so its pages record no failures.</p>
        )}
      </Part>
    </>
  );
}

function Part({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  );
}

/** Renders rows that are only added to, or a sentence when there are none. */
function Table({ heads, rows }: { heads?: readonly string[]; rows: readonly (readonly string[])[] }) {
  if (rows.length === 0) return <p>None.</p>;
  return (
    <table>
      {heads && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added at the end.
          <tr key={index}>
            {row.map((cell, column) =>
              heads || column > 0 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has the columns of its table.
                <td key={column}>{cell}</td>
              ) : (
                <th key={cell} scope="row">
                  {cell}
                </th>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
