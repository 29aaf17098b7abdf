import type { QaPage, QaVersion } from 'shared-contracts/formats/page';
import { describeMismatch, isCompatible, takesRuntime } from 'shared-contracts/remote';

/** A shell, as far as remotes are refused by it. */
export interface OfferedContract {
  readonly contract: string;
  readonly runtime: string;
}

/** What a shell would do with a version of a remote. */
export interface Judged {
  readonly name: string;
  readonly version: QaVersion;
  /** Why it would not be mounted; undefined where it would be. */
  readonly refused: string | undefined;
}

const VERSION = /^\d{1,4}\.\d{1,4}$/;

/** Whether a text is a contract version. */
export function isContractVersion(text: string): boolean {
  return VERSION.test(text);
}

/** What a shell that offers this contract would say to each version of each remote that the channel lists. */
export function judge(packages: QaPage['packages'], offered: OfferedContract): Judged[] {
  return Object.entries(packages).flatMap(([name, versions]) =>
    name === 'shell'
      ? []
      : versions.map((version) => ({ name, version, refused: refusalOf(name, version, offered) })),
  );
}

/** Why the shell that offers this contract would refuse a version; undefined where it would not. */
function refusalOf(
  name: string,
  { version, contract, runtime }: QaVersion,
  offered: OfferedContract,
): string | undefined {
  if (!isCompatible(contract, offered.contract))
    return describeMismatch(name, version, contract, offered.contract);
  return takesRuntime(runtime, offered.runtime)
    ? undefined
    : `It was built for Module Federation's runtime ${runtime}, the shell has ${offered.runtime}: rebuild '${name}'.`;
}

/** Which of the listed shells would refuse a remote that needs this contract, with what each would say. */
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
