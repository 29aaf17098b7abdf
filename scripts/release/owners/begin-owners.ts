import { LOST, retryAgainstOthers } from '@little-arches/kit/retry-against-others';
import { type Finding, RefusedError } from '../check/findings';
import type { Registry } from '../model/registry';
import type { KnownStore } from '../model/signed/known-stores';
import { type Owners, shortId } from '../sign/owners';
import type { ReleaseKey } from '../sign/release-key';
import type { Signing } from '../sign/signing';
import { knowsOwners, mustBeSigned, rememberCreated } from '../sign/trust';
import { knownOwners, readPartOwners } from '../sign/verify-pointer';
import { signAgain } from '../store/channel-registry';
import type { ReleaseStore } from '../store/store';
import { mustHaveKey, verifyingOf } from '../store/verifying';
import { extendOwners, writeOwners } from './extend-owners';
import { foreignPackage, otherFirstOwner, uninvitedPackage } from './owner-findings';

/** Planned owners, and the packages whose chains change. */
interface Plan {
  readonly owners: ReadonlyMap<string, Owners>;
  /** The packages whose chains begin. */
  readonly begun: readonly string[];
  /** The packages whose chains are extended. */
  readonly grown: readonly string[];
  readonly findings: readonly Finding[];
}

/**
 * Returns findings for packages that this machine's key must not release. Returns none without a key, because a dry
 * run needs none.
 */
export async function findForeign(
  store: ReleaseStore,
  registry: Registry,
  names: Iterable<string>,
  owners: ReadonlyMap<string, Owners>,
): Promise<readonly Finding[]> {
  const { signing } = store;
  const key = signing?.key();
  if (!signing || !key) return [];
  return (await planOwners(store, signing, key, registry, [...names], owners)).findings;
}

/**
 * Assigns this machine's key as the owner of packages without one, before their first signed release; it also signs
 * their live versions on every channel. `moving` are to be released, `others` are only present. Throws a
 * RefusedError when the key may not release or begin them, and an EnvironmentError without a key. An older,
 * unsigned store stays unsigned without a key. Returns whether the store changed.
 */
export async function beginOwners(
  store: ReleaseStore,
  registry: Registry,
  { moving, others = [], log = () => {} }: Beginning,
): Promise<boolean> {
  const { signing } = store;
  if (!signing) return false;
  return await retryAgainstOthers({ subject: 'Who owns what in the release store' }, async () => {
    const listed = Object.keys(registry.microFrontends);
    const owners = await readPartOwners([...listed, ...moving, ...others], verifyingOf(store));
    const isFromBefore = knownOwners(owners).size === 0 && listed.length > 0;
    if (
      isFromBefore &&
      !mustBeSigned(signing.trust, signing.trust.memory.read()) &&
      !(await signing.makeKey())
    ) {
      log('Released unsigned: there is no key here. Make one: npm run release -- keys --new');
      return false;
    }
    const key = await mustHaveKey(store);
    const names = [...moving, ...others.filter((name) => !owners.get(name))];
    const plan = await planOwners(store, signing, key, registry, names);
    if (plan.findings.length > 0) throw new RefusedError(plan.findings);
    if (plan.begun.length === 0) return false;
    await signAgain(store, plan.owners);
    // Writes admissions first: when another program extends that chain too, this one starts again.
    for (const name of [...plan.grown, ...plan.begun]) {
      const chain = plan.owners.get(name);
      if (chain && !(await writeOwners(store, chain))) return LOST;
    }
    const begun = [...plan.owners].filter(([name]) => plan.begun.includes(name));
    rememberCreated(signing.trust, begun);
    // Covers releases that happened meanwhile.
    await signAgain(store, plan.owners);
    log(`Signed from now on by ${signing.name}, key ${shortId(key.id)}: ${plan.begun.join(', ')}`);
    return true;
  });
}

/** Packages that may need owners. */
interface Beginning {
  readonly moving: readonly string[];
  readonly others?: readonly string[];
  readonly log?: (line: string) => void;
}

async function planOwners(
  store: ReleaseStore,
  { name: by, trust }: Signing,
  key: ReleaseKey,
  registry: Registry,
  names: readonly string[],
  known: ReadonlyMap<string, Owners> = new Map(),
): Promise<Plan> {
  const listed = Object.keys(registry.microFrontends);
  const others = [...listed, ...names].filter((name) => !known.has(name));
  const owners = new Map([...known, ...knownOwners(await readPartOwners(others, verifyingOf(store)))]);
  const isFirst = owners.size === 0 && !knowsOwners(trust.memory.read());
  const [begun, grown, findings]: [string[], Set<string>, Finding[]] = [[], new Set(), []];
  // The shell comes first, because its owner admits the others.
  for (const name of [...names].sort((a, b) => Number(b === 'shell') - Number(a === 'shell'))) {
    const chain = owners.get(name);
    if (chain) {
      if (!chain.current.has(key.id)) findings.push(foreignPackage(name, chain, key));
      continue;
    }
    const wanted = trust.anchors.get(name) ?? firstSeen(trust.memory.read(), name);
    const own = ['shell', ...owners.keys()].find((other) => owners.get(other)?.current.has(key.id));
    const host = [...owners].find(([, { admitted }]) => admitted.has(`${name} ${key.id}`))?.[0] ?? own;
    const isKnown = trust.anchors.size === 0 && (isFirst || listed.includes(name));
    if (wanted !== undefined && wanted !== key.id) findings.push(otherFirstOwner(name, wanted, key));
    else if (wanted === undefined && host === undefined && !isKnown)
      findings.push(uninvitedPackage(name, key));
    else {
      const change = { action: 'add', key: key.key, name: by } as const;
      owners.set(name, await extendOwners({ package: name, admittedBy: host, links: [] }, change, key));
      begun.push(name);
      const letting = host === undefined ? undefined : owners.get(host);
      if (!letting || host === undefined || letting.admitted.has(`${name} ${key.id}`)) continue;
      const admit = { action: 'admit', package: name, id: key.id } as const;
      owners.set(host, await extendOwners(letting.file, admit, key));
      if (!begun.includes(host)) grown.add(host);
    }
  }
  return { owners, begun, grown: [...grown], findings };
}

function firstSeen({ packages }: KnownStore, name: string): string | undefined {
  return Object.hasOwn(packages, name) ? packages[name]?.first : undefined;
}
