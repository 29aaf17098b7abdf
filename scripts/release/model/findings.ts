import type { Live } from '../store/live-versions';

/** Something that prevents a release (`error`), or that a person should review (`warning`). */
export interface Finding {
  readonly rule: Rule;
  readonly severity: 'error' | 'warning';
  readonly package: string;
  readonly version: string;
  /** The live version that it is incompatible with. */
  readonly against?: { readonly package: string; readonly version: string };
  readonly message: string;
  /** The next step for the reader. */
  readonly fix: string;
}

export type Rule =
  | 'shell'
  | 'contract'
  | 'runtime'
  | 'singletons'
  | 'address'
  | 'address-conflict'
  | 'lost-address'
  | 'uses'
  | 'styles'
  | 'access'
  | 'index'
  | 'later-paths'
  | 'events'
  | 'slots'
  | 'integrity'
  | 'immutable'
  | 'render'
  | 'rehearsal'
  | 'needed'
  | 'not-known'
  | 'size';

/** Thrown when a finding prevents a release. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(readonly findings: readonly Finding[]) {
    super(findings.map(({ message, fix }) => `${message} ${fix}`).join('\n'));
  }
}

/** Throws a RefusedError when there is an error among the findings. */
export function refuseErrors(findings: readonly Finding[]): void {
  if (findings.some(({ severity }) => severity === 'error')) throw new RefusedError(findings);
}

/** Returns package and version, for sentences. */
export function label({ name, metadata }: Live): string {
  return `${name} ${metadata.version}`;
}

/** Returns a function that creates findings about `subject`, which is incompatible with `against`. */
export function findings(subject: Live, against: Live) {
  const error = errorsOf(subject.name, subject.metadata.version);
  return (rule: Rule, message: string, fix: string): Finding => ({
    ...error(rule, message, fix),
    against: { package: against.name, version: against.metadata.version },
  });
}

/** Returns a function that creates errors about one version by itself. */
export function errorsOf(name: string, version: string) {
  return (rule: Rule, message: string, fix: string): Finding => ({
    rule,
    severity: 'error',
    package: name,
    version,
    message,
    fix,
  });
}

/** Returns findings as text for people: the problem, then the fix. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, rule, message, fix }) => [
    `${severity === 'error' ? 'ERROR  ' : 'warning'} ${rule}: ${message}`,
    `        ${fix}`,
  ]);
}
