import { createStore, type Observable } from '../../host/store';
import { describeThrown } from '../../platform/thrown';
import type { TestHost } from '../test-host';
import { type AroundCall, type BackendCall, wrapBackend } from '../wrap-backend';

/** One use of the host by the page. */
export interface LogEntry {
  readonly id: number;
  readonly kind: 'call' | 'event' | 'said' | 'report';
  readonly name: string;
  /** Details of the entry: what was sent, or the message. */
  readonly detail: string;
  /** Only for a call. */
  readonly outcome?: 'under way' | 'answered' | 'failed';
}

/** The calls of a page to its host, as they happen. */
export interface HostLog {
  readonly entries: Observable<readonly LogEntry[]>;
  /** The host, with each use of it logged. */
  readonly host: TestHost;
  /** The pending calls. */
  readonly underWay: ReadonlySet<BackendCall>;
}

/** The number of kept entries; the oldest are dropped. */
const KEPT = 200;

/** Logs how a page uses `host`. */
export function logHost(host: TestHost): HostLog {
  const { get, set, subscribe } = createStore<readonly LogEntry[]>([]);
  const underWay = new Set<BackendCall>();
  let nextId = 1;

  function add(entry: Omit<LogEntry, 'id'>): number {
    const id = nextId++;
    set([...get(), { ...entry, id }].slice(-KEPT));
    return id;
  }
  const end = (id: number, outcome: 'answered' | 'failed') =>
    set(get().map((entry) => (entry.id === id ? { ...entry, outcome } : entry)));

  const around: AroundCall = async (call, work) => {
    underWay.add(call);
    const id = add({ kind: 'call', name: call.name, detail: asText(call.input), outcome: 'under way' });
    try {
      const answer = await work();
      underWay.delete(call);
      end(id, 'answered');
      return answer;
    } catch (error) {
      underWay.delete(call);
      end(id, 'failed');
      throw error;
    }
  };
  host.bus.observe((name, payload) => void add({ kind: 'event', name, detail: asText(payload) }));

  return {
    entries: { get, subscribe },
    underWay,
    host: {
      ...host,
      backend: wrapBackend(host.backend, around),
      announce(message, urgency) {
        host.announce(message, urgency);
        add({ kind: 'said', name: urgency ?? 'polite', detail: message });
      },
      notify(message, undo) {
        host.notify(message, undo);
        add({ kind: 'said', name: undo ? 'shown, with Undo' : 'shown', detail: message });
      },
      reportError(error) {
        host.reportError(error);
        const { name, message } = describeThrown(error);
        add({ kind: 'report', name, detail: message });
      },
    },
  };
}

function asText(value: unknown): string {
  return JSON.stringify(value) ?? '';
}
