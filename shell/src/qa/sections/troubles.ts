import type { QaReport } from '../qa-report';
import { table } from './elements';

/** Renders the failures, and the package that caused each. */
export function failureRows({ failures }: QaReport): HTMLElement {
  return table(
    ['When', 'Package', 'What', 'In words'],
    failures.map(({ at, owner, what, text }) => [`${at} ms`, owner, what, text]),
  );
}

/** Renders the reports that pages sent about failures. */
export function reportRows({ reports }: QaReport): HTMLElement {
  return table(
    ['Kind', 'Package', 'Page', 'Times', 'In words', 'Where'],
    reports.map(({ kind, remote, version, page, count, error = '', message = '', policy, places }) => [
      kind,
      `${remote} ${version}`,
      page,
      `${count}`,
      policy ? `${policy.directive} blocked ${policy.blocked}` : `${error} ${message}`,
      places[0] ?? '',
    ]),
    'None left this page yet; a report waits two seconds for others.',
  );
}
