import { escapePattern } from '@little-arches/kit/escape-pattern';
import type { StaticChange } from './static-change';
import type { Verdict } from './verdict';

/** Returns `right`, or how a verdict differs from the expected one. */
export function judge({ said }: StaticChange, verdict: Verdict | undefined): string {
  if (!verdict) return 'It was not checked';
  const { findings, ended } = verdict;
  const lines = findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);
  const all = [...lines, ...(ended ? [`ended: ${ended.text}`] : [])].join('\n');
  if (said?.rule === 'build') {
    const isRight = ended?.isSentence && messageThat(said.says).test(ended.text);
    return isRight ? 'right' : `Its build should end. Instead:\n${all}`;
  }
  if (ended) return `Its build should not end:\n${ended.text}`;
  if (!said || said.severity === 'warning') {
    const refused = findings.some(({ severity }) => severity === 'error');
    if (refused) return `It should not be refused:\n${all}`;
  }
  const isFound =
    !said ||
    findings.some(
      ({ rule, severity, message, fix }) =>
        rule === said.rule &&
        severity === said.severity &&
        messageThat(said.says).test(message) &&
        fix.endsWith('.'),
    );
  // A warning about a harmless change would teach people to ignore warnings.
  const isCalm =
    said || findings.every(({ rule }) => !['access', 'index', 'money', 'third-party'].includes(rule));
  return isFound && isCalm ? 'right' : `It should say ${said?.rule ?? 'nothing'}. Instead:\n${all}`;
}

/** Returns an expression that matches the expected parts of a message, which ' … ' separates, in order. */
function messageThat(says: string): RegExp {
  return new RegExp(says.split(' … ').map(escapePattern).join('.*'), 's');
}
