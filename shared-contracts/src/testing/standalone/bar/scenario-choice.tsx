import type { Scenarios } from '../../scenarios';
import styles from '../standalone.module.css';

interface ScenarioChoiceProps {
  readonly label: string;
  readonly scenarios: Scenarios;
  /** Key of the scenario that is shown. */
  readonly value: string;
  /** Shown when no scenario is chosen. Without this, one is always chosen. */
  readonly none?: string;
  readonly onChoose: (name: string) => void;
}

/** A choice among the scenarios of a remote. */
export function ScenarioChoice({ label, scenarios, value, none, onChoose }: ScenarioChoiceProps) {
  return (
    <label className={styles.scenario}>
      <span>{label}</span>{' '}
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {none === undefined ? null : <option value="">{none}</option>}
        {Object.entries(scenarios).map(([key, { title }]) => (
          <option key={key} value={key}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
