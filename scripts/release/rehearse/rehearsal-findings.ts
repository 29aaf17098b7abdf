import { errorsOf, type Finding } from '../check/findings';
import { liveVersion } from '../store/live-versions';
import type { Compared } from './changed-pages';
import type { Fault } from './faults';
import { nameOf, type State } from './states/state';
import type { Watched } from './states/watch-walk';

/** Largest number of places in one sentence. */
const SHOWN = 3;

const words: Readonly<Record<Fault['kind'], readonly [message: string, fix: string]>> = {
  hydration: [
    'is not in the browser what it is when it is prerendered',
    'Render the same first, and read what differs (time, window, storage, chance) in an effect.',
  ],
  policy: [
    'does what the content policy forbids',
    'Use classes and files of the own package, and call nothing but the backend.',
  ],
  error: [
    'fails in the browser',
    'Open it with npm start, or in its scenario with npm run dev, fix it and release again.',
  ],
  file: ['asks for a file that is not there', 'Import the file, so that the build brings it.'],
  hangs: [
    'does not come to an end',
    'Look for a loop, or for something it waits for, in what it renders and loads.',
  ],
  heading: ['has no heading of its own', 'Begin what it shows with an h1, in this state too.'],
  link: [
    'links to an address that no live package has',
    'Link by @little-arches/contracts/routes, or release its owner first.',
  ],
  overflow: [
    'is wider than a window of 360 pixels',
    'Let long words break and rows wrap, or let only that part scroll.',
  ],
  accessibility: [
    'breaks a rule of accessibility that the live version keeps',
    'Look the rule up by its name at dequeuniversity.com/rules/axe and fix the element.',
  ],
};

/** Returns findings for faults of the shown states, each fault once with its places. */
export function faultFindings(
  watched: readonly Watched[],
  { registry }: Pick<Compared, 'registry'>,
): Finding[] {
  const groups = new Map<string, { fault: Fault; owner: string; places: State[] }>();
  for (const { state, faults } of watched)
    for (const fault of faults) {
      const key = `${state.package} ${fault.kind} ${textWithoutPlace(fault)}`;
      const group = groups.get(key) ?? { fault, owner: state.package, places: [] };
      group.places.push(state);
      groups.set(key, group);
    }
  const shell = versionOf('shell', registry);
  return [...groups.values()].map(({ fault, owner, places }) => {
    const [what, fix] = words[fault.kind];
    const version = versionOf(owner, registry);
    const names = namesOf(places);
    const message = `${listOf(names)} of ${owner} ${version}, loaded with shell ${shell}, ${what}: ${textWithoutPlace(fault)}.`;
    return { ...errorsOf(owner, version)('rehearsal', message, fix), places: names };
  });
}

/**
 * Returns warnings about states that were not shown, and about packages without scenarios, so that no page is
 * skipped silently.
 */
export function unknownFindings(
  {
    left,
    watched,
    withoutScenarios,
    withoutPath,
    seconds,
  }: {
    readonly left: readonly State[];
    readonly watched: readonly Watched[];
    /** Packages whose scenarios are missing in this checkout. */
    readonly withoutScenarios: readonly string[];
    /** Patterns with parameters of which no path is known, of packages with scenarios. */
    readonly withoutPath: readonly { readonly name: string; readonly pattern: string }[];
    /** Seconds in which states were shown. */
    readonly seconds: number;
  },
  { registry, moving }: Pick<Compared, 'registry' | 'moving'>,
): Finding[] {
  const warning = (name: string, message: string, fix: string): Finding => ({
    ...errorsOf(name, versionOf(name, registry))('rehearsal', message, fix),
    severity: 'warning',
  });
  const [first = ''] = moving;
  const isRefused = watched.some(({ isSignedIn }) => isSignedIn === false);
  return [
    ...[...new Set(left.map((state) => state.package))].map((name) => {
      const places = namesOf(left.filter((state) => state.package === name));
      const message = `${places.length} states of ${name} were not shown within ${seconds} seconds: ${listOf(places)}.`;
      const fix =
        'Give more time with --seconds, or look at them in a preview. The next release begins with other ones.';
      return { ...warning(name, message, fix), places };
    }),
    ...withoutScenarios.map((name) =>
      warning(
        name,
        `It is not known how ${name} looks with data of someone who is signed in: its scenarios are not here.`,
        'Release it from the folder of its sources, or look at these pages in a preview.',
      ),
    ),
    ...withoutPath.map(({ name, pattern }) =>
      warning(
        name,
        `It is not known how ${pattern} of ${name} looks: no scenario and no prerendered page is at a path of it.`,
        'Add a scenario with such a path to src/testing/scenarios.ts.',
      ),
    ),
    ...[...new Set(watched.map(({ state }) => state.package))].flatMap((name) => {
      const calls = [
        ...new Set(watched.flatMap(({ state, unanswered }) => (state.package === name ? unanswered : []))),
      ];
      if (calls.length === 0 || withoutScenarios.includes(name)) return [];
      return warning(
        name,
        `The scenarios of ${name} have no answer for ${calls.sort().join(', ')}, so it is not known what its pages do with one.`,
        'Give one in src/testing/scenarios.ts.',
      );
    }),
    ...(isRefused
      ? [
          warning(
            first,
            'It is not known how pages look for the signed-in: the shell takes no made-up session.',
            'Look at these pages in a preview.',
          ),
        ]
      : []),
  ];
}

const FIRST: readonly (string | undefined)[] = [undefined, 'visitor', 'signed-in'];

/**
 * Returns the names of states: one of each page, then the others. Addresses come first, then states in the scenarios
 * that every remote has.
 */
function namesOf(states: readonly State[]): string[] {
  const orderOf = (state: State) => {
    const rank = FIRST.indexOf(state.scenario);
    return `${rank < 0 ? FIRST.length : rank} ${nameOf(state)}`;
  };
  const sorted = [...states].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const firsts = new Map([...sorted].reverse().map((state) => [state.pattern, state]));
  const ofEachPage = sorted.filter((state) => firsts.get(state.pattern) === state);
  return [...new Set([...ofEachPage, ...sorted].map(nameOf))];
}

function listOf(names: readonly string[]): string {
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return `${names.slice(0, SHOWN).join(', ')}${more}`;
}

function textWithoutPlace({ text }: Fault): string {
  return text.split('\n')[0]?.slice(0, 300).replace(/\.$/, '') ?? '';
}

function versionOf(name: string, registry: Compared['registry']): string {
  return liveVersion(registry, name)?.metadata.version ?? '';
}
