import { findMismatches } from '@little-arches/contracts/formats/handshake';
import type { Live } from '../store/live-versions';
import { checkBus } from './events/check-events';
import { type Finding, findings, label } from './findings';

/**
 * Checks that a remote and the shell agree on contract, runtime, shared libraries and events.
 */
export function checkCompatibility(remote: Live, shell: Live, changed: ReadonlySet<string>): Finding[] {
  const subject = changed.has(remote.name) ? remote : shell;
  const finding = findings(subject, subject === remote ? shell : remote);
  const { handshake } = remote.extras;
  const { version } = remote.metadata;
  const found = findMismatches({ name: remote.name, version, ...handshake }, shell.extras.handshake).map(
    ({ rule, message, fix }) => finding(rule, `${message} (${label(shell)}).`, `To fix it, ${fix}.`),
  );
  return [...found, ...checkBus(remote, shell, subject)];
}
