import { findMismatches } from '@little-arches/contracts/formats/handshake';
import type { QaPage, QaVersion } from '@little-arches/contracts/formats/page';

/** The versions of a shell by which it refuses remotes. */
export interface OfferedContract {
  readonly contract: string;
  readonly runtime: string;
}

/** The decision of a shell about a version of a remote. */
export interface Judged {
  readonly name: string;
  readonly version: QaVersion;
  /** The reason for a refusal; undefined when the version would be mounted. */
  readonly refused: string | undefined;
}

const VERSION = /^\d{1,4}\.\d{1,4}$/;

/** Returns true when a text is a contract version. */
export function isContractVersion(text: string): boolean {
  return VERSION.test(text);
}

/** Returns the decision of a shell with this contract for each listed version of each remote. */
export function judge(packages: QaPage['packages'], offered: OfferedContract): Judged[] {
  return Object.entries(packages).flatMap(([name, versions]) =>
    name === 'shell'
      ? []
      : versions.map((version) => ({ name, version, refused: refusalOf(name, version, offered) })),
  );
}

/** Returns the reason why a shell with this contract refuses a version; undefined when it doesn't. */
function refusalOf(
  name: string,
  { version, contract, runtime }: QaVersion,
  offered: OfferedContract,
): string | undefined {
  const shell = { ...offered, contract: { built: offered.contract } };
  const [mismatch] = findMismatches({ name, version, contract, runtime }, shell);
  return mismatch && `${mismatch.message}: ${mismatch.fix}.`;
}

/**
 * Returns the listed shells, each with its reason to refuse a remote that needs this contract; undefined when the
 * shell accepts it.
 */
export function judgeCandidate(
  packages: QaPage['packages'],
  needs: string,
): [shell: QaVersion, refused: string | undefined][] {
  return (packages.shell ?? []).map((shell) => [
    shell,
    refusalOf(
      'the remote',
      { ...shell, version: '', contract: { built: needs, needs } },
      { ...shell, contract: shell.contract.built },
    ),
  ]);
}
