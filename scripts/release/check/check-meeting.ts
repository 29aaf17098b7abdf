import { describeMismatch, isCompatible } from 'shared-contracts/remote';
import type { Live } from '../store/channel-registry';
import { checkBus } from './check-events';
import { type Finding, findings, label } from './findings';

/** A remote and the shell: contract, runtime, singletons, shared names, events. */
export function checkMeeting(remote: Live, shell: Live, changed: ReadonlySet<string>): Finding[] {
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
  if (runtime !== shell.extras.runtime)
    found.push(
      finding(
        'runtime',
        `${of} was built for Module Federation ${runtime}, ${by} has ${shell.extras.runtime}.`,
        'Build both from one checkout and publish them together.',
      ),
    );
  for (const [library, version] of Object.entries(singletons))
    if (shell.extras.singletons[library] !== version)
      found.push(
        finding(
          'singletons',
          `${of} was built with ${library} ${version}, ${by} provides ${shell.extras.singletons[library] ?? 'none'}.`,
          `Build with one version of ${library} and publish both together.`,
        ),
      );
  for (const [library, names] of Object.entries(imports)) {
    const shared = shares[library];
    const missing = shared?.includes('*') ? [] : names.filter((name) => shared && !shared.includes(name));
    if (missing.length > 0)
      found.push(
        finding(
          'shared-names',
          `${of} uses ${missing.join(', ')} of ${library}, which ${by} does not share.`,
          'Add it to shell/src/loading/shared-libraries.ts and redeploy the shell first, or do without it.',
        ),
      );
  }
  return [...found, ...checkBus(remote, shell, subject)];
}
