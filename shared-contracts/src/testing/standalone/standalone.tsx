import '../../ui/tokens.css';
import '../../ui/layout.css';
import { createRoot } from 'react-dom/client';
import type { RemoteDefinition } from '../../remote/index';
import type { Scenarios } from '../scenarios';
import { createTestHost } from '../test-host';
import { Bar } from './bar/bar';
import { setClock, settleMedia } from './browser-settings';
import { onEmbeddedBackend } from './embedded/embedded-host';
import { logHost } from './host-log';
import { withChosen } from './host-parts';
import { mountAlone } from './mount-alone';
import { hrefOfScenario, type OpenedScenario, openScenario } from './opened-scenario';
import { realAddress, replaceAddress, shownAddress } from './shown-address';
import styles from './standalone.module.css';

/** Storage key of what a tab showed last. */
const MEMORY = 'scenario';

/**
 * Runs one remote alone, with a fake host. A bar at the top switches between its scenarios (`?scenario=`) and the
 * parts of its host (`with-session=`, `with-backend=` …), and lists its pages. The address always shows the current
 * state.
 */
export function startStandalone(remote: RemoteDefinition, scenarios: Scenarios): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with id "root"');
  const opened = openScenario(remote, scenarios, {
    href: shownAddress(),
    again: window.history.state !== null,
    remembered: sessionStorage.getItem(MEMORY),
  });
  if ('unknown' in opened) {
    createRoot(root).render(<UnknownScenario problem={opened.unknown} scenarios={scenarios} />);
    return;
  }
  replaceAddress(opened.href);
  sessionStorage.setItem(MEMORY, new URL(opened.href).search);
  const { width } = opened.chosen;
  if (width && window.parent === window)
    createRoot(root).render(<Narrow title={remote.name} width={Number(width)} href={opened.href} />);
  else startScenario(root, remote, scenarios, opened);
}

/** Renders the page in a frame, because a page can choose the width of a frame but not of its window. */
function Narrow({ title, width, href }: { title: string; width: number; href: string }) {
  return (
    <iframe
      className={styles.narrow}
      title={`${title}, ${width} pixels wide`}
      width={width}
      src={realAddress(href)}
    />
  );
}

function startScenario(
  root: HTMLElement,
  remote: RemoteDefinition,
  scenarios: Scenarios,
  opened: OpenedScenario,
): void {
  const { scenario, chosen, name } = opened;
  if (opened.begins) scenario.prepare?.();
  scenario.equip?.();
  settleMedia(chosen);
  const clock = chosen.clock || scenario.clock;
  if (clock) setClock(clock);

  const options = withChosen(scenario.options, chosen);
  const made = createTestHost(options);
  const log = logHost(chosen.backend === 'embedded' ? onEmbeddedBackend(made) : made);
  mountAlone({
    root,
    remote,
    log,
    Bar: () => <Bar remote={remote} scenarios={scenarios} opened={opened} log={log} />,
    faults: options.faults,
    props: scenario.props,
    complete: (href) => hrefOfScenario(href, name, chosen, href),
  });
}

/** Reports an unknown scenario in the address, and links to every scenario. */
function UnknownScenario({ problem, scenarios }: { problem: string; scenarios: Scenarios }) {
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
