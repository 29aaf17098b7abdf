import * as v from 'valibot';
import type { RemoteDefinition } from '../remote/index';

type ContractRange = RemoteDefinition['contract'];

/** The version numbers that a shell compares before it mounts a remote. */
export interface Handshake {
  /** A shell offers the version that it was built with. */
  readonly contract: ContractRange;
  /**
   * Version of the Module Federation runtime that an entry expects of its host, or that a shell provides; `own` when
   * the entry contains its own.
   */
  readonly runtime: string;
  /**
   * Versions of the shared libraries that a remote was built with, or that a shell provides. Absent in browsers,
   * where Module Federation compares them.
   */
  readonly singletons?: Readonly<Record<string, string>> | undefined;
}

const contractVersion = v.pipe(v.string(), v.regex(/^\d+\.\d+$/));

/** Fields of a handshake in a browser. They are at the top of their object, where earlier shells read them. */
export const handshakeEntries = {
  contract: v.object({ built: contractVersion, needs: contractVersion }),
  runtime: v.string(),
};

/** Schema of a stored handshake. */
export const handshake = v.looseObject({
  ...handshakeEntries,
  singletons: v.record(v.string(), v.string()),
});

/** A reason not to mount a remote. */
export interface Mismatch {
  readonly rule: 'contract' | 'runtime' | 'singletons';
  /** What differs, without a full stop. */
  readonly message: string;
  /** What to do, as a clause that continues the message. */
  readonly fix: string;
}

/**
 * Returns the reasons why a shell can't mount a version of a remote; none when it can. The release check, the
 * composer and the shell use this rule.
 */
export function findMismatches(
  remote: Handshake & { readonly name: string; readonly version: string },
  shell: Omit<Handshake, 'contract'> & { readonly contract: Pick<ContractRange, 'built'> },
): Mismatch[] {
  const { name, version, contract, runtime } = remote;
  const subject = `Remote '${name}' ${version}`;
  const found: Mismatch[] = [];
  const offered = shell.contract.built;
  // A remote of another major version can't be mounted, however little of the contract it needs.
  const wanted = majorOf(contract.built) === majorOf(offered) ? contract.needs : contract.built;
  if (!supports(offered, wanted))
    found.push({
      rule: 'contract',
      message: `${subject} needs contract ${wanted}, the shell offers ${offered}`,
      fix: majorOf(wanted) < majorOf(offered) ? `redeploy '${name}'` : 'redeploy the shell',
    });
  if (runtime !== 'own' && runtime !== shell.runtime && !supports(shell.runtime, runtime))
    found.push({
      rule: 'runtime',
      message: `${subject} was built for Module Federation's runtime ${runtime}, the shell has ${shell.runtime}`,
      fix: 'build both with the same release tool, and publish the shell first',
    });
  for (const [library, built] of Object.entries(remote.singletons ?? {})) {
    const provided = shell.singletons?.[library];
    if (provided === undefined || !supports(provided, built))
      found.push({
        rule: 'singletons',
        message: `${subject} was built with ${library} ${built}, the shell provides ${provided ?? 'none'}`,
        fix: `publish a shell that has ${library} ${rangeOf(built)}, or build '${name}' with the shell's version`,
      });
  }
  return found;
}

/** Returns the versions that may replace the one a remote was built with: the same major, and no earlier minor. */
export function rangeOf(version: string): string {
  const [major, minor] = numbersOf(version);
  return `^${major}.${minor}.0`;
}

/** Returns true within `rangeOf`. A patch adds nothing that could be missing, so an earlier patch is accepted too. */
function supports(offered: string, wanted: string): boolean {
  const [[major, minor], [wantedMajor, wantedMinor]] = [numbersOf(offered), numbersOf(wanted)];
  return major === wantedMajor && minor >= wantedMinor;
}

function majorOf(version: string): number {
  return numbersOf(version)[0];
}

function numbersOf(version: string): [number, number] {
  const [, major, minor] = /^(\d+)\.(\d+)/.exec(version) ?? [];
  return [Number(major), Number(minor)];
}
