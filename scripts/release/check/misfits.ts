import { findMismatches } from '@little-arches/contracts/formats';
import { type Finding, findings, label } from '../model/findings';
import type { Live } from '../store/live-versions';

/**
 * Returns the reasons why remotes can't run in the shell: contract, runtime and shared libraries. Looks at the changed
 * remotes, and at all of them when the shell changes.
 */
export function misfitsOf(after: readonly Live[], changed: ReadonlySet<string>): Finding[] {
  const shell = after.find(({ name }) => name === 'shell');
  if (!shell) return [];
  return after
    .filter(({ name }) => name !== 'shell' && (changed.has(name) || changed.has('shell')))
    .flatMap((remote) => {
      const subject = changed.has(remote.name) ? remote : shell;
      const finding = findings(subject, subject === remote ? shell : remote);
      const known = { name: remote.name, version: remote.metadata.version, ...remote.extras.handshake };
      return findMismatches(known, shell.extras.handshake).map(({ rule, message, fix }) =>
        finding(rule, `${message} (${label(shell)}).`, `To fix it, ${fix}.`),
      );
    });
}
