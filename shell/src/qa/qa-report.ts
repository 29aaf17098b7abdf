import type { Report } from '@little-arches/contracts/formats';
import type { SessionState } from '@little-arches/contracts/host';
import { describeThrown } from '@little-arches/contracts/platform';
import { CONTRACT_VERSION } from '@little-arches/contracts/remote';
import { describeFailure } from '../reporting/describe-failure';
import type { Failure } from '../reporting/report-error';
import type { Contexts, FrameContext } from '../start/contexts';

/** An event that the panel received. */
export interface LoggedEvent {
  /** Milliseconds since the page was requested. */
  readonly at: number;
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Where the panel reads the state of the page. */
export interface ReportSource {
  readonly contexts: Contexts;
  /** The failures of this page; undefined on a site that collects no reports. */
  readonly failed: readonly Failure[] | undefined;
  readonly events: readonly LoggedEvent[];
}

/** Fields of events that may identify a person or an order, because reports are copied and sent to others. */
const LEFT_OUT = ['title', 'orderId', 'paymentIntent', 'childId'];

/** Returns the growing list of the bus's events: the last value of each retained one, then all that follow. */
export function createEventLog({ bus }: FrameContext): readonly LoggedEvent[] {
  const log: LoggedEvent[] = [];
  bus.observe((name, payload) => {
    const shown = Object.entries(payload).map(([key, value]) => [key, LEFT_OUT.includes(key) ? '…' : value]);
    log.push({ at: Math.round(performance.now()), name, payload: Object.fromEntries(shown) });
  });
  return log;
}

/** The state of the page as one value, without personal data. */
export interface QaReport {
  readonly page: string;
  readonly channel: string;
  readonly composition: string;
  readonly session: SessionState['status'];
  readonly window: string;
  readonly browser: string;
  readonly shown: readonly string[];
  readonly versions: readonly Readonly<Record<'name' | 'version' | 'contract' | 'needs', string>>[];
  readonly events: readonly LoggedEvent[];
  readonly failures: readonly FailureLine[] | undefined;
}

/** A failure, with what a report about it contains. */
interface FailureLine extends Pick<Report, 'kind' | 'remote' | 'version' | 'frames'> {
  readonly message: string;
}

/** Returns the report of the page. */
export function qaReport({ contexts: { loading, frame, session }, failed, events }: ReportSource): QaReport {
  const { composition, index } = loading;
  const { shell, remotes, id } = composition;
  const { origin, pathname } = window.location;
  const page = { origin, versionOf: index.versionOf, pattern: () => index.patternOf(pathname) ?? '*' };
  const contract = { built: CONTRACT_VERSION, needs: CONTRACT_VERSION };
  return {
    page: page.pattern(),
    channel: frame.host.config.channel,
    composition: id,
    session: session.get().status,
    window: `${window.innerWidth} × ${window.innerHeight}`,
    browser: navigator.userAgent,
    shown: shownRegions(),
    versions: [{ name: 'shell', version: shell.version, contract }, ...remotes].map(
      ({ name, version, contract: { built, needs } }) => ({ name, version, contract: built, needs }),
    ),
    events: [...events],
    failures: failed?.flatMap((failure) => {
      const known = describeFailure(failure, page);
      if (!known) return [];
      const { kind, remote, version, frames, policy } = known;
      const message = policy
        ? `${policy.directive} blocked ${policy.blocked}`
        : 'error' in failure
          ? describeThrown(failure.error).message
          : (failure.file ?? '').replace(/[?#].*$/, '');
      return [{ kind, remote, version, message, frames }];
    }),
  };
}

/** Returns which version is where on the screen: `remote-store 1.4.0`, `remote-account 2.0.1 in slot due-for-rescan`. */
function shownRegions(): string[] {
  const regions = [...document.querySelectorAll<HTMLElement>('[data-remote]')].map(
    ({ dataset: { remote, version, slot } }) =>
      `${remote} ${version}${slot === undefined ? '' : ` in slot ${slot}`}`,
  );
  return [...new Set(regions)];
}
