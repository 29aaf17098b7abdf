import { createHash } from 'node:crypto';
import type { ScenarioKit, State } from './state';

/** States that are shown in sequence, most of them in one document. */
export interface Walk {
  readonly kit: ScenarioKit | undefined;
  readonly states: readonly State[];
}

/** The states of a package to show. */
export interface Planned {
  readonly kit: ScenarioKit | undefined | null;
  readonly states: readonly State[];
}

/** Largest number of states in one document: a state that breaks the document affects the later ones. */
const LONGEST = 6;

/** The walks in their order. */
export interface Plan {
  /** Each page by its address, alternating between packages; then each page for visitors and for signed-in users. */
  readonly basic: readonly Walk[];
  /** Walks in the other scenarios. Their order changes with each release. */
  readonly others: readonly Walk[];
}

/** Orders states into walks, those in other scenarios by `seed`. */
export function planWalks(packages: readonly Planned[], seed: string): Plan {
  const byRank: [Walk[][], Walk[][], Walk[]] = [[], [], []];
  for (const { kit, states } of packages) {
    const [first, second, rest] = [0, 1, 2].map((rank) =>
      walksOf(
        kit ?? undefined,
        states.filter((state) => rankOf(state, kit ?? undefined) === rank),
      ),
    ) as [Walk[], Walk[], Walk[]];
    byRank[0].push(first);
    byRank[1].push(second);
    byRank[2].push(...rest);
  }
  const orderOf = ({ states: [first] }: Walk) =>
    createHash('sha256').update(`${seed} ${first?.package} ${first?.scenario} ${first?.path}`).digest('hex');
  const rest = byRank[2].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  return { basic: [...byTurns(byRank[0]), ...byTurns(byRank[1])], others: rest };
}

function rankOf({ way, scenario }: State, kit: ScenarioKit | undefined): number {
  if (way === 'address') return 0;
  return scenario === undefined || isBasic(scenario, kit) ? 1 : 2;
}

/** Returns whether a scenario is the first one for visitors or for signed-in users. */
function isBasic(name: string, kit: ScenarioKit | undefined): boolean {
  return basicOf(kit).some(([basic]) => basic === name);
}

function basicOf(kit: ScenarioKit | undefined) {
  const common = Object.entries(kit?.scenarios ?? {}).filter(([, { path }]) => path === undefined);
  const visitor = common.find(([, { options }]) => !options.session);
  const signedIn = common.find(([, { options }]) => options.session?.status === 'authenticated');
  return [visitor, signedIn].flatMap((one) => (one ? [one] : []));
}

/**
 * Returns whether a scenario differs from a basic one only by the backend's answers: it has the same session and no
 * page of its own.
 */
export function differsByAnswers({ scenario }: State, kit: ScenarioKit | undefined): boolean {
  const own = kit?.scenarios[scenario ?? ''];
  if (!own || own.path !== undefined) return false;
  const session = JSON.stringify(own.options.session);
  return basicOf(kit).some(([, { options }]) => JSON.stringify(options.session) === session);
}

function walksOf(kit: ScenarioKit | undefined, states: readonly State[]): Walk[] {
  const walks: State[][] = [];
  for (const state of states) {
    const walk = walks.find((others) => others.length < LONGEST && canFollow(state, others, kit));
    if (walk) walk.push(state);
    else walks.push([state]);
  }
  return walks.map((own) => ({ kit, states: own }));
}

/**
 * Returns whether a state can be shown in the document of others. An ended session or an open panel would affect the
 * whole document.
 */
function canFollow(state: State, others: readonly State[], kit: ScenarioKit | undefined): boolean {
  const other = others.at(-1);
  if (!other || other.panel) return false;
  if (state.way === 'address' || state.way !== other.way || state.scenario !== other.scenario) return false;
  const options = kit?.scenarios[state.scenario ?? '']?.options;
  return !options?.endsAtCall && !options?.endsAtWrite;
}

function byTurns(lists: readonly (readonly Walk[])[]): Walk[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((walks) => walks[turn] ?? [])).flat();
}
