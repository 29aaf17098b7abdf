import type { Scenarios } from '../scenarios';
import { realAddress } from './shown-address';
import styles from './standalone.module.css';

/** Reports an unknown scenario in the address, and links to every scenario. */
export function UnknownScenario({ problem, scenarios }: { problem: string; scenarios: Scenarios }) {
  return (
    <main className={`column ${styles.unknown}`}>
      <h1>Nothing to show here</h1>
      <p role="alert">{problem}</p>
      <h2>Scenarios</h2>
      <ul>
        {Object.entries(scenarios).map(([name, { title }]) => (
          <li key={name}>
            <a href={realAddress(`/?${new URLSearchParams({ scenario: name })}`)}>{title}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
