import type { KnownPackage, KnownStore } from '../model/signed/known-stores';
import { ownersKey } from '../store-keys';
import { type Owners, shortId, UnverifiedError } from './owners';

/** The trust in a store without a known state. */
export const nothingKnown: KnownStore = { packages: {}, channels: {} };

/** Reads and writes the known state of a store. */
export interface TrustMemory {
  read(): KnownStore;
  write(known: KnownStore): void;
  /** File or name of the memory, for messages. */
  readonly where: string;
}

/** The trust of a reader before it reads anything. */
export interface Trust {
  /** Ids of the keys that chains must begin with, by package. With any anchor, unsigned content is refused. */
  readonly anchors: ReadonlyMap<string, string>;
  /** Earliest accepted signing time of each channel's pointer, for readers without a stored state. */
  readonly notBefore?: ReadonlyMap<string, string> | undefined;
  readonly memory: TrustMemory;
}

/** Creates a memory that lasts as long as the process. */
export function createMemory(): TrustMemory {
  let known = nothingKnown;
  return {
    read: () => known,
    write: (next) => {
      known = next;
    },
    where: 'the memory of this server',
  };
}

/** Returns whether unsigned pointers are refused, whatever the store contains. */
export function mustBeSigned({ anchors }: Trust, known: KnownStore): boolean {
  return anchors.size > 0 || knowsOwners(known);
}

/** Returns whether owners of any package were seen. */
export function knowsOwners({ packages }: KnownStore): boolean {
  return Object.values(packages).some(({ statements }) => statements > 0);
}

/**
 * Throws an UnverifiedError when a package has other owners than expected. A chain is trusted when an anchor or the
 * memory vouches for it, when a trusted package admits it, or on first use, when no owners are known.
 */
export function mustBelieve(
  owners: ReadonlyMap<string, Owners | undefined>,
  trust: Trust,
  known: KnownStore,
): void {
  const { anchors } = trust;
  const isFirstUse = anchors.size === 0 && !knowsOwners(known);
  const believed = new Map<string, Owners>();
  const asking = new Map<string, Owners>();
  for (const [name, chain] of owners) {
    const before = Object.hasOwn(known.packages, name) ? known.packages[name] : undefined;
    if (before) mustContinue(name, chain, before, trust);
    const anchor = anchors.get(name);
    if (anchor !== undefined && chain?.first !== anchor)
      throw otherOwners(
        name,
        chain,
        anchor,
        'RELEASE_OWNERS names',
        'if this is meant, change RELEASE_OWNERS',
      );
    if (!chain) {
      if (anchors.size > 0)
        throw new UnverifiedError(
          `${name} has no owners in the release store, and RELEASE_OWNERS lets nothing unsigned through. Put ${ownersKey(name)} back, or publish ${name} with a key of its owners.`,
        );
      continue;
    }
    const isKnown = anchors.size > 0 ? anchor !== undefined : isFirstUse || before !== undefined;
    if (isKnown) believed.set(name, chain);
    else asking.set(name, chain);
  }
  admit(believed, asking);
  for (const [name, { first }] of asking)
    throw new UnverifiedError(
      `${name} is new here, and nobody let its key ${shortId(first)} in. An owner of a package that is live does: npm run release -- keys --add <public key> --package ${name}`,
    );
}

function admit(believed: Map<string, Owners>, asking: Map<string, Owners>): void {
  for (let found = true; found; ) {
    found = false;
    for (const [name, chain] of asking) {
      if (![...believed.values()].some(({ admitted }) => admitted.has(`${name} ${chain.first}`))) continue;
      believed.set(name, chain);
      asking.delete(name);
      found = true;
    }
  }
}

/** Throws an UnverifiedError unless a chain extends the known one. */
function mustContinue(name: string, chain: Owners | undefined, before: KnownPackage, trust: Trust): void {
  const { statements, first = '', last } = before;
  if (statements === 0) return;
  const { where } = trust.memory;
  const ways = `if this is meant, take ${name} out of ${where}`;
  if (!chain || chain.first !== first) throw otherOwners(name, chain, first, `${where} has seen`, ways);
  if (chain.hashes[statements - 1] !== last)
    throw new UnverifiedError(
      `${ownersKey(name)} in the release store has lost statements of the owners of ${name} that ${where} has seen. Put the file back as it was; ${ways}.`,
    );
}

function otherOwners(
  name: string,
  chain: Owners | undefined,
  wanted: string,
  who: string,
  ways: string,
): UnverifiedError {
  const found = chain ? `begin with the key ${shortId(chain.first)}` : 'are gone';
  return new UnverifiedError(
    `The owners of ${name} in the release store ${found}, but ${who} ${shortId(wanted)}. Put ${ownersKey(name)} back as it was; ${ways}.`,
  );
}

/** Stores the trusted owners and the time at which a channel's pointer was signed, if it was. */
export function remember(
  { memory }: Trust,
  owners: ReadonlyMap<string, Owners | undefined>,
  signed: Readonly<Record<string, string>> = {},
): void {
  const known = memory.read();
  const packages: Record<string, KnownPackage> = { ...known.packages };
  for (const [name, chain] of owners) {
    const seen = asKnown(chain);
    // Another process may have stored a later state meanwhile.
    const before = Object.hasOwn(packages, name) ? packages[name] : undefined;
    if (!before || before.first !== seen.first || before.statements < seen.statements) packages[name] = seen;
  }
  const later = Object.entries(signed).filter(([channel, at]) => at > (known.channels[channel] ?? ''));
  const channels = { ...known.channels, ...Object.fromEntries(later) };
  const next: KnownStore = { packages, channels };
  if (JSON.stringify(next) !== JSON.stringify(known)) memory.write(next);
}

/** Stores owners whose chains begin now, in place of what was known about the packages. */
export function rememberCreated({ memory }: Trust, owners: readonly (readonly [string, Owners])[]): void {
  const { packages, channels } = memory.read();
  const begun = owners.map(([name, chain]) => [name, asKnown(chain)]);
  memory.write({ packages: { ...packages, ...Object.fromEntries(begun) }, channels });
}

function asKnown(chain: Owners | undefined): KnownPackage {
  return { statements: chain?.hashes.length ?? 0, first: chain?.first, last: chain?.hashes.at(-1) };
}
