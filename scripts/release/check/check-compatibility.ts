import { findMismatches } from '@little-arches/contracts/formats/handshake';
import type { Live } from '../store/live-versions';
import { checkUses } from './check-uses';
import { checkBus } from './events/check-events';
import { type Finding, findings, label } from './findings';

/**
 * Checks that a remote and the shell agree on contract, runtime, singletons, shared names and events, and that the
 * shell offers what the remote uses.
 */
export function checkCompatibility(remote: Live, shell: Live, changed: ReadonlySet<string>): Finding[] {
  const subject = changed.has(remote.name) ? remote : shell;
  const finding = findings(subject, subject === remote ? shell : remote);
  const [of, by] = [label(remote), label(shell)];
  const { handshake, imports = {} } = remote.extras;
  const { shares = {} } = shell.extras;
  const { version } = remote.metadata;
  const found = findMismatches({ name: remote.name, version, ...handshake }, shell.extras.handshake).map(
    ({ rule, message, fix }) => finding(rule, `${message} (${by}).`, `To fix it, ${fix}.`),
  );
  for (const [library, names] of Object.entries(imports)) {
    // Older builds of the shell record no names.
    if (Object.keys(shares).length === 0) continue;
    const shared = shares[library] ?? [];
    if (shared.includes('*')) continue;
    const missing = names.filter((name) => !shared.includes(name));
    if (missing.length > 0)
      found.push(
        finding(
          'shared-names',
          `${of} uses ${missing.join(', ')} of ${library}, which ${by} does not share.`,
          'Add it to shell/src/federation/shared-router.ts and redeploy the shell first, or do without it.',
        ),
      );
  }
  return [...found, ...checkBus(remote, shell, subject), ...checkUses(remote, shell, subject)];
}
