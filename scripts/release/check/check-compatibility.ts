import { rangeOf, takesLibrary } from '@little-arches/build/federation/shared-libraries';
import { describeMismatch, isCompatible, takesRuntime } from '@little-arches/contracts/remote';
import type { Live } from '../store/live-versions';
import { checkBus } from './check-events';
import { checkUses } from './check-uses';
import { type Finding, findings, label } from './findings';

/**
 * Checks that a remote and the shell agree on contract, runtime, singletons, shared names and events, and that the
 * shell offers what the remote uses.
 */
export function checkCompatibility(remote: Live, shell: Live, changed: ReadonlySet<string>): Finding[] {
  const subject = changed.has(remote.name) ? remote : shell;
  const finding = findings(subject, subject === remote ? shell : remote);
  const [of, by] = [label(remote), label(shell)];
  const { contract, runtime, singletons, imports = {} } = remote.extras;
  const { shares = {} } = shell.extras;
  const found: Finding[] = [];
  if (!isCompatible(contract, shell.extras.contract.built)) {
    const text = describeMismatch(
      remote.name,
      remote.metadata.version,
      contract,
      shell.extras.contract.built,
    );
    const [message = text, fix = ''] = text.split(/: (?=redeploy)/);
    found.push(finding('contract', `${message} (${by}).`, `To fix it, ${fix}`));
  }
  if (!takesRuntime(runtime, shell.extras.runtime))
    found.push(
      finding(
        'runtime',
        `${of} was built for Module Federation's runtime ${runtime}, ${by} has ${shell.extras.runtime}.`,
        'Build both with the same release tool, and publish the shell first.',
      ),
    );
  for (const [library, version] of Object.entries(singletons)) {
    const provided = shell.extras.singletons[library];
    if (provided === undefined || !takesLibrary(version, provided))
      found.push(
        finding(
          'singletons',
          `${of} was built with ${library} ${version}, ${by} provides ${provided ?? 'none'}.`,
          `A shell must have ${library} ${rangeOf(version)}: publish one that has, or build ${remote.name} with its version.`,
        ),
      );
  }
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
