import type { Finding } from './findings';

/** Findings as people read them: what is wrong, then what to do. */
export function findingLines(findings: readonly Finding[]): string[] {
  return findings.flatMap(({ severity, rule, message, fix }) => [
    `${severity === 'error' ? 'ERROR  ' : 'warning'} ${rule}: ${message}`,
    `        ${fix}`,
  ]);
}
