import { createRequire } from 'node:module';
import { readJson } from '@little-arches/kit/files/read-json';
import type { CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import * as v from 'valibot';

/** Members by name, each with the oldest browsers that lack it; undefined when all of them have it. */
type Members = ReadonlyMap<string, string | undefined>;

/** The compatibility data of the oldest browsers. */
export interface KnownMembers {
  readonly globals: Members;
  /**
   * Static members, such as `canParse` of `URL`. For the language's own objects also the members of instances,
   * which the data does not separate.
   */
  readonly statics: ReadonlyMap<string, Members>;
  /** Members of instances, such as `size` of a `URLSearchParams`. */
  readonly instances: ReadonlyMap<string, Members>;
}

const load = createRequire(import.meta.url);
const PHONES: Readonly<Record<string, string>> = {
  chrome: 'chrome_android',
  firefox: 'firefox_android',
  safari: 'safari_ios',
};

/** The browsers that builds are for, with their versions: `firefox >= 121`. Phones have the same numbers. */
const floor = readJson(
  load.resolve('@little-arches/build/package.json'),
  v.object({ browserslist: v.array(v.string()) }),
).browserslist.flatMap((line) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  return [browser, PHONES[browser] ?? []].flat().map((key) => ({ key, version }));
});

/** Returns the compatibility data. */
export function knownMembers(): KnownMembers {
  const globals = new Map<string, string | undefined>();
  const statics = new Map<string, Map<string, string | undefined>>();
  const instances = new Map<string, Map<string, string | undefined>>();
  for (const { owner, name, kind, lacking } of membersIn()) {
    const isBuiltin = kind === 'builtin';
    if (kind === 'global' || (kind === 'member' && owner === 'Window')) globals.set(name, lacking);
    if (kind === 'static' || isBuiltin) put(statics, owner, name, lacking);
    if (kind === 'member' || isBuiltin) put(instances, owner, name, lacking);
  }
  return { globals, statics, instances };
}

interface Member {
  readonly owner: string;
  readonly name: string;
  readonly kind: 'global' | 'static' | 'member' | 'builtin';
  readonly lacking: string | undefined;
}

function* membersIn(): Generator<Member> {
  const { api, javascript }: CompatData = load('@mdn/browser-compat-data');
  for (const objects of [api, javascript.builtins ?? {}])
    for (const [owner, object] of Object.entries(objects)) {
      if (!isIdentifier(object)) continue;
      yield { owner, name: owner, kind: 'global', lacking: lackingOf(object) };
      for (const [key, member] of Object.entries(object)) {
        if (key === '__compat' || !isIdentifier(member)) continue;
        const lacking = lackingOf(member);
        if (key.endsWith('_static')) yield { owner, name: key.slice(0, -7), kind: 'static', lacking };
        else if (!key.endsWith('_event'))
          yield { owner, name: key, kind: objects === api ? 'member' : 'builtin', lacking };
      }
    }
}

function isIdentifier(value: unknown): value is Identifier {
  return typeof value === 'object' && value !== null;
}

/** Returns the oldest browsers that lack a feature, as text. */
function lackingOf({ __compat: known }: Identifier): string | undefined {
  const support: Readonly<Partial<Record<string, SupportStatement>>> = known?.support ?? {};
  const without = known ? floor.filter(({ key, version }) => !supports(support[key], version)) : [];
  if (without.length === 0) return undefined;
  return without.map(({ key, version }) => `${key.replace('_', ' on ')} ${version}`).join(', ');
}

function supports(statement: SupportStatement | undefined, version: string): boolean {
  return [statement ?? []].flat().some((one) => {
    if (typeof one.version_added !== 'string' || one.flags || one.prefix || one.alternative_name)
      return false;
    const removed = one.version_removed !== undefined && !isBefore(version, one.version_removed);
    return !removed && !isBefore(version, one.version_added);
  });
}

/** Returns true when a version is older than another; `preview` is newer than every number. */
function isBefore(one: string, other: string): boolean {
  if (other === 'preview') return true;
  // The data contains `≤37` when the exact version is unknown.
  const [a = 0, b = 0] = one.split('.').map(Number);
  const [c = 0, d = 0] = other.replace('≤', '').split('.').map(Number);
  return a < c || (a === c && b < d);
}

function put(
  map: Map<string, Map<string, string | undefined>>,
  owner: string,
  name: string,
  lacking: string | undefined,
): void {
  map.set(owner, (map.get(owner) ?? new Map<string, string | undefined>()).set(name, lacking));
}
