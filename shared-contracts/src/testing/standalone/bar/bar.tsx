import { useState } from 'react';
import type { RemoteDefinition } from '../../../remote/index';
import { onOwn } from '../../../ui/on-own';
import type { Scenarios } from '../../scenarios';
import type { HostLog } from '../host-log';
import { type Chosen, type HostPart, hostParts } from '../host-parts';
import { goTo, hrefOfScenario, type OpenedScenario } from '../opened-scenario';
import { realAddress, shownAddress } from '../shown-address';
import styles from '../standalone.module.css';
import { Tools } from './tools';

interface BarProps {
  readonly remote: RemoteDefinition;
  readonly scenarios: Scenarios;
  readonly opened: OpenedScenario;
  readonly log: HostLog;
}

/** Renders the choice of a remote's scenarios, the parts of its host, and its pages. */
export function Bar({ remote, scenarios, opened, log }: BarProps) {
  const { name, chosen } = opened;
  const choose = (next: Chosen) => goTo(hrefOfScenario(shownAddress(), name, next, shownAddress()));
  return (
    <nav className={styles.bar} aria-label="Standalone tools">
      <label className={styles.scenario}>
        <span>Scenario</span>{' '}
        <select
          value={name}
          onChange={(event) => goTo(hrefOfBeginning(scenarios, event.currentTarget.value, chosen))}
        >
          {Object.entries(scenarios).map(([key, { title }]) => (
            <option key={key} value={key}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <details>
        <summary>{`Host${summaryOf(chosen)}`}</summary>
        <div className={styles.parts}>
          {(Object.keys(hostParts) as HostPart[]).map((part) => (
            <PartChoice key={part} part={part} chosen={chosen} onChoose={choose} />
          ))}
          <ClockChoice chosen={chosen} onChoose={choose} />
        </div>
      </details>
      <details>
        <summary>{`Pages of ${remote.name}`}</summary>
        <ul>
          {Object.values(remote.pages).map(({ path, title }) => (
            <li key={path}>
              {path.includes(':') ? (
                path
              ) : (
                <a href={realAddress(hrefOfScenario(path, name, chosen, window.location.href))} target="_top">
                  {title}
                </a>
              )}
            </li>
          ))}
        </ul>
      </details>
      <Tools log={log} chosen={chosen} onChoose={choose} />
    </nav>
  );
}

interface ChoiceProps {
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
}

function PartChoice({ part, chosen, onChoose }: ChoiceProps & { part: HostPart }) {
  const { title, choices } = hostParts[part];
  return (
    <label>
      <span>{title}</span>{' '}
      <select
        value={chosen[part] ?? ''}
        onChange={(event) => onChoose({ ...chosen, [part]: event.currentTarget.value || undefined })}
      >
        <option value="">As it is</option>
        {Object.entries(choices).map(([key, choice]: [string, { readonly title: string }]) => (
          <option key={key} value={key}>
            {choice.title}
          </option>
        ))}
      </select>
    </label>
  );
}

function ClockChoice({ chosen, onChoose }: ChoiceProps) {
  const [moment, setMoment] = useState(chosen.clock?.slice(0, 16) ?? '');
  return (
    <form
      onSubmit={onOwn((event) => {
        event.preventDefault();
        onChoose({ ...chosen, clock: moment ? `${moment}Z` : '' });
      })}
    >
      <label>
        Clock (UTC){' '}
        <input
          type="datetime-local"
          value={moment}
          onChange={(event) => setMoment(event.currentTarget.value)}
        />
      </label>{' '}
      <button type="submit">Set</button>
    </form>
  );
}

/** Returns a summary of the choices, shown while they are folded. */
function summaryOf({ calls = {}, ...parts }: Chosen): string {
  const all = [...Object.values(parts).filter(Boolean), ...Object.keys(calls)];
  return all.length > 0 ? `: ${all.join(', ')}` : '';
}

/** Returns the address where a scenario begins, with the choices of the previous one. */
function hrefOfBeginning(scenarios: Scenarios, name: string, chosen: Chosen): string {
  const page = scenarios[name]?.path;
  return hrefOfScenario(page ?? new URL(shownAddress()).pathname, name, chosen, window.location.href);
}
