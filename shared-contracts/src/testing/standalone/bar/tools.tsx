import { useState } from 'react';
import { type EventName, parseEvent } from '../../../host/events/events';
import { useStore } from '../../../host/store';
import { describeThrown } from '../../../platform/thrown';
import { onOwn } from '../../../ui/on-own';
import { type Fault, faultTitles } from '../../faults';
import { sampleEvents } from '../../sample-events';
import type { HostLog, LogEntry } from '../host-log';
import type { Chosen } from '../host-parts';
import styles from '../standalone.module.css';

/** Shows how the page uses its host: calls with a fault for each, events to publish, announcements and reports. */
export function Tools({
  log,
  chosen,
  onChoose,
}: {
  log: HostLog;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}) {
  const entries = useStore(log.entries, []);
  const of = (...kinds: LogEntry['kind'][]) => entries.filter(({ kind }) => kinds.includes(kind));
  const calls = of('call');
  const eventEntries = of('event');
  const told = of('said', 'report');
  const names = [...new Set([...Object.keys(chosen.calls ?? {}), ...calls.map(({ name }) => name)])];
  return (
    <>
      <details>
        <summary>{`Calls (${calls.length})`}</summary>
        {names.map((name) => (
          <CallFault key={name} name={name} chosen={chosen} onChoose={onChoose} />
        ))}
        <Entries entries={calls} />
      </details>
      <details>
        <summary>{`Events (${eventEntries.length})`}</summary>
        <Publisher log={log} />
        <Entries entries={eventEntries} />
      </details>
      <details>
        <summary>{`Said and reported (${told.length})`}</summary>
        <Entries entries={told} />
      </details>
    </>
  );
}

function Entries({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ id, kind, name, detail, outcome }) => (
        <li key={id}>
          <b>{kind === 'report' ? `reported ${name}` : name}</b> <span>{outcome}</span> <code>{detail}</code>
        </li>
      ))}
    </ol>
  );
}

function CallFault({
  name,
  chosen,
  onChoose,
}: {
  name: string;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}) {
  const { [name]: fault, ...others } = chosen.calls ?? {};
  return (
    <label className={styles.fault}>
      <span>{`Answer to ${name}`}</span>{' '}
      <select
        value={fault ?? ''}
        onChange={(event) => {
          const next = event.currentTarget.value as Fault | '';
          onChoose({ ...chosen, calls: next ? { ...others, [name]: next } : others });
        }}
      >
        <option value="">as it is</option>
        {Object.entries(faultTitles).map(([key, title]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Publishes an event by hand, initially with a valid payload; the bus reports what is wrong with an invalid one. */
function Publisher({ log: { host } }: { log: HostLog }) {
  const samples: Readonly<Record<string, unknown>> = sampleEvents;
  const sampleText = (event: string) => JSON.stringify(samples[event], null, 2);
  const [name, setName] = useState('cart/changed');
  const [text, setText] = useState(() => sampleText(name));
  const [outcome, setOutcome] = useState('');

  function publish() {
    try {
      const payload: unknown = JSON.parse(text);
      host.bus.publish(name as EventName, parseEvent(name as EventName, payload));
      setOutcome('Published.');
    } catch (error) {
      setOutcome(describeThrown(error).message);
    }
  }
  return (
    <form
      className={`stack gap-2 start ${styles.publisher}`}
      onSubmit={onOwn((event) => {
        event.preventDefault();
        publish();
      })}
    >
      <label>
        Event{' '}
        <select
          value={name}
          onChange={(event) => {
            const next = event.currentTarget.value;
            setName(next);
            setText(sampleText(next));
          }}
        >
          {Object.keys(samples).map((key) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <label>
        Payload
        <textarea
          rows={5}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit">Publish</button>
      <p role="status">{outcome}</p>
    </form>
  );
}
