import {
  behindReports,
  TOKEN_PATH,
  VISIT_FORMAT,
  type Visit,
  type VisitedPart,
} from '@little-arches/contracts/formats/reports';
import type { Failure } from '../reporting/report-error';
import type { Shell } from '../shell';
import { observeVitals } from '../vitals/observe-vitals';
import { shownVersions } from '../vitals/owners';
import { culpritOf } from './culprit';

/** The details by which visits differ. */
export interface VisitParts {
  readonly shell: Pick<Shell, 'bus' | 'composition' | 'index'> & {
    readonly host: { readonly config: Pick<Shell['host']['config'], 'channel' | 'reportUrl'> };
  };
  /** The failures of this page so far; the list grows. */
  readonly failed: readonly Failure[];
}

/**
 * Reports this visit to the receiver whenever the page is hidden or left: the versions it needed, how often they
 * failed, and their vitals, all until now. Does not report the same again.
 */
export function reportVisit({ shell, failed }: VisitParts): void {
  const { bus, composition, host, index } = shell;
  const { channel, reportUrl = '' } = host.config;
  const page = { origin: window.location.origin, versionOf: index.versionOf };
  /** Number of failures by version. */
  const needed = new Map<string, VisitedPart>();
  const vitals: Visit['vitals'] = [];
  let token = '';
  let read = 0;
  let last = '';

  function need(name: string, version: string, failures = 0): void {
    const key = `${name} ${version}`;
    const before = needed.get(key)?.failures ?? 0;
    needed.set(key, { package: name, version, failures: before + failures });
  }
  function note(): void {
    for (const [name, version] of shownVersions()) need(name, version);
  }
  function tell(): void {
    note();
    for (const failure of failed.slice(read)) {
      const culprit = culpritOf(failure, page);
      if (culprit) need(culprit.package, culprit.version, 1);
    }
    read = failed.length;
    const parts = [...needed.values()].slice(0, 20);
    const visit: Visit = { composition: composition.id, channel, token, parts, vitals: vitals.slice(0, 30) };
    const body = JSON.stringify({ format: VISIT_FORMAT, visit });
    if (body === last || parts.length + vitals.length === 0) return;
    last = body;
    // Plain text, as for reports: for other types browsers send a preflight request first.
    navigator.sendBeacon?.(reportUrl, body);
  }

  observeVitals(
    ({ name, value, remote, version }) => {
      const digits = name === 'CLS' ? 3 : 0;
      if (version) vitals.push({ name, value: Number(value.toFixed(digits)), package: remote, version });
    },
    { bus, pattern: () => index.patternOf(window.location.pathname) ?? '*' },
  );
  void fetchToken(reportUrl).then((given) => {
    token = given;
  });
  note();
  bus.subscribe('page/shown', note);
  // Added after the listeners that measure, so that their last values are included.
  window.addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}

/** Fetches the token without which this visit does not count; empty when the receiver issues none. Never rejects. */
async function fetchToken(reportUrl: string): Promise<string> {
  try {
    const response = await fetch(behindReports(reportUrl, TOKEN_PATH), {
      credentials: 'omit',
      cache: 'no-store',
    });
    const text = response.ok ? await response.text() : '';
    return /^[\w.-]{1,120}$/.test(text) ? text : '';
  } catch {
    return '';
  }
}
