import type { Visit, VisitedPart } from 'shared-contracts/formats/reports/visit';
import type { BareReport } from '../reporting/describe-failure';
import type { Shell } from '../shell';
import { observeVitals } from '../vitals/observe-vitals';
import { shownVersions } from '../vitals/owners';

/** What a visit is told from. */
export interface VisitParts {
  readonly shell: Pick<Shell, 'bus' | 'composition' | 'index'> & {
    readonly host: { readonly config: Pick<Shell['host']['config'], 'channel' | 'reportUrl'> };
  };
  /** What failed in this page so far; it goes on to grow. */
  readonly failed: readonly BareReport[];
}

interface Needed {
  readonly package: string;
  readonly version: string;
  told: boolean;
  failures: number;
}

/**
 * Tells the receiver of reports of this visit when the page is hidden or left: which versions it needed, how often they
 * failed, and their vitals. What comes after that, in a page that is shown again, is told when it is hidden again.
 */
export function tellVisit({ shell, failed }: VisitParts): void {
  const { bus, composition, host, index } = shell;
  const { channel, reportUrl = '' } = host.config;
  const needed = new Map<string, Needed>();
  let vitals: Visit['vitals'] = [];
  let read = 0;

  function partOf(name: string, version: string): Needed {
    const key = `${name} ${version}`;
    const known = needed.get(key) ?? { package: name, version, told: false, failures: 0 };
    needed.set(key, known);
    return known;
  }
  function note(): void {
    for (const [name, version] of shownVersions()) partOf(name, version);
  }
  function takeFailures(): Map<Needed, number> {
    const fresh = new Map<Needed, number>();
    // What a policy refuses is as a rule not of the site at all.
    for (const { remote, version, kind } of failed.slice(read)) {
      if (kind === 'policy' || version === '') continue;
      const part = partOf(remote, version);
      fresh.set(part, (fresh.get(part) ?? 0) + 1);
    }
    read = failed.length;
    return fresh;
  }
  function tell(): void {
    note();
    const fresh = takeFailures();
    const parts = [...needed.values()].flatMap((part): VisitedPart[] => {
      const failures = fresh.get(part) ?? 0;
      if (part.told && failures === 0) return [];
      const visits = part.told ? 0 : 1;
      const failedVisits = part.failures === 0 && failures > 0 ? 1 : 0;
      part.told = true;
      part.failures += failures;
      return [{ package: part.package, version: part.version, visits, failedVisits, failures }];
    });
    const visit: Visit = {
      composition: composition.id,
      channel,
      parts: parts.slice(0, 20),
      vitals: vitals.slice(0, 30),
    };
    vitals = [];
    if (parts.length + visit.vitals.length === 0) return;
    // Plain text, as reports: for anything else browsers ask first.
    navigator.sendBeacon?.(reportUrl, JSON.stringify({ format: 1, visit }));
  }

  observeVitals(
    ({ name, value, remote, version }) => {
      const digits = name === 'CLS' ? 3 : 0;
      if (version) vitals.push({ name, value: Number(value.toFixed(digits)), package: remote, version });
    },
    { bus, pattern: () => index.patternOf(window.location.pathname) ?? '*' },
  );
  note();
  bus.subscribe('page/shown', note);
  // After those that measure, which then have told all they know.
  window.addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
}
