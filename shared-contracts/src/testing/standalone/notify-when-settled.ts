import type { createBrowserRouter } from 'react-router-dom';
import { type Faults, faultOf } from '../faults';
import type { TestHost } from '../test-host';
import type { HostLog } from './host-log';

/**
 * Writes `data-standalone` at the root of the document: `busy` while the page loads or an answer is expected,
 * `settled` when everything is loaded, `waiting` when the rest never comes: a silent answer, or a session or link
 * that stays in the state of checking.
 */
export function notifyWhenSettled(
  router: ReturnType<typeof createBrowserRouter>,
  host: TestHost,
  { entries, underWay }: HostLog,
  faults: Faults,
): void {
  function stateNow(): 'busy' | 'settled' | 'waiting' {
    const noSession = host.session.get().status === 'loading';
    const comes = [...underWay].some(
      ({ name, as }) => faultOf(faults, name) !== 'silent' && !(as === 'user' && noSession),
    );
    if (comes) return 'busy';
    if (underWay.size > 0) return 'waiting';
    const { initialized, navigation, fetchers } = router.state;
    const submits = [...fetchers.values()].some(({ state }) => state !== 'idle');
    if (!initialized || navigation.state !== 'idle' || submits) return 'busy';
    return noSession || host.session.recovery() === 'checking' ? 'waiting' : 'settled';
  }
  const tell = () => {
    document.documentElement.dataset.standalone = stateNow();
  };
  tell();
  router.subscribe(tell);
  entries.subscribe(tell);
  host.session.subscribe(tell);
}
