import type { ContractChange } from './compare-contracts';
import type { ContractSurface } from './contract-surface';

/** Location of the version, for sentences. */
const PLACE = 'CONTRACT_VERSION in shared-contracts/src/remote/index.tsx';

/** File with the differences that the compiler reports but that are compatible, because the shell accepts both. */
export const BRIDGED = 'shared-contracts/api-bridged.json';

/** Returns the version in a state of the contract. Throws an Error when there is none. */
export function versionOf({ entries, files }: ContractSurface): string {
  const text = files[entries.remote ?? ''] ?? '';
  const version = /CONTRACT_VERSION = ["'](\d+\.\d+)["']/.exec(text)?.[1];
  if (version === undefined) throw new Error(`${PLACE} is no 'major.minor'`);
  return version;
}

/**
 * Returns a sentence for each change since the last release that the version does not announce. An addition
 * requires a higher minor version, a change or removal a higher major one, unless `bridged` states for `<entry>:
 * <name>` why older remotes keep working.
 */
export function findUnversionedChanges(
  changes: readonly ContractChange[],
  released: string,
  now: string,
  bridged: Readonly<Record<string, string>> = {},
): string[] {
  const [major, minor] = parts(released);
  const [nowMajor, nowMinor] = parts(now);
  if (nowMajor < major || (nowMajor === major && nowMinor < minor))
    return [`${PLACE} is ${now}, but ${released} is released: it only ever rises.`];
  const grown = nowMajor > major || nowMinor > minor;
  const changed = new Set(changes.flatMap((one) => (one.kind === 'changed' ? [labelOf(one)] : [])));
  const idle = Object.keys(bridged).filter((label) => !changed.has(label));
  const sentences = changes.flatMap((change) => {
    const label = labelOf(change);
    const what = `@little-arches/contracts/${label}`;
    // A bridged export has changed anyway, so the version must be higher.
    if ((change.kind === 'grown' || label in bridged) && !grown)
      return [
        `${what} has grown since contract ${released} (${change.detail}). Set ${PLACE} to '${major}.${minor + 1}', then run: npm run api-report`,
      ];
    if (change.kind === 'changed' && nowMajor <= major && !(label in bridged))
      return [
        `${what} does not fit what was built with contract ${released} (${change.detail}). Keep the old shape beside the new one; or have the shell take both and say where, as '${label}' in ${BRIDGED}; or set ${PLACE} to '${major + 1}.0' and release every remote anew. Then run: npm run api-report`,
      ];
    return [];
  });
  return [
    ...sentences,
    ...idle.map(
      (label) => `${BRIDGED} names '${label}', which does not differ from the released one: delete the line.`,
    ),
  ];
}

function labelOf({ entry, name }: ContractChange): string {
  return `${entry}: ${name}`;
}

function parts(version: string): [number, number] {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return [major, minor];
}
