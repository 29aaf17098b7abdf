import type { Compared } from '../compose/compose-candidate';
import { errorsOf, type Finding } from '../model/findings';
import { liveVersion } from '../store/live-versions';
import type { Fault } from './page/faults';
import type { Watched } from './show-states';
import { nameOf, type State } from './state';

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
  late: [
    'does not come to an end',
    'Look for a loop, or for something it waits for, in what it renders and loads.',
  ],
  heading: ['has not one main heading', 'Begin what it shows with one h1, in this state too.'],
  link: [
    'links to an address that no live package has',
    'Link by @little-arches/contracts/routes, or release its owner first.',
  ],
  slot: [
    'leaves a hole where a slot shows nothing',
    'Render nothing at all in the slot, so that its region collapses.',
  ],
  overflow: ['is wider than its window', 'Let long words break and rows wrap, or let only that part scroll.'],
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
    const message = `${listOf(places)} of ${owner} ${version}, loaded with shell ${shell}, ${what}: ${textWithoutPlace(fault)}.`;
    return errorsOf(owner, version)('rehearsal', message, fix);
  });
}

/** Returns warnings about what the scenarios do not show, so that nothing is skipped silently. */
export function unknownFindings(
  {
    watched,
    withoutScenarios,
    withoutPath,
  }: {
    readonly watched: readonly Watched[];
    /** Packages whose scenarios are missing in this checkout. */
    readonly withoutScenarios: readonly string[];
    /** Patterns with parameters of which no path is known. */
    readonly withoutPath: readonly { readonly name: string; readonly pattern: string }[];
  },
  { registry }: Pick<Compared, 'registry'>,
): Finding[] {
  const warning = (name: string, message: string, fix: string): Finding => ({
    ...errorsOf(name, versionOf(name, registry))('rehearsal', message, fix),
    severity: 'warning',
  });
  return [
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
      const own = watched.filter(({ state }) => state.package === name);
      const calls = [...new Set(own.flatMap(({ unanswered }) => unanswered))].sort().join(', ');
      if (calls === '') return [];
      return warning(
        name,
        `The scenarios of ${name} have no answer for ${calls}, so it is not known what its pages do with one.`,
        'Give one in src/testing/scenarios.ts.',
      );
    }),
  ];
}

/** Names states: the first of each page first. */
function listOf(states: readonly State[]): string {
  const isFirst = (state: State) => states.find(({ pattern }) => pattern === state.pattern) === state;
  const sorted = [...states.filter(isFirst), ...states.filter((state) => !isFirst(state))];
  const names = [...new Set(sorted.map(nameOf))];
  const more = names.length > SHOWN ? ` and ${names.length - SHOWN} more` : '';
  return `${names.slice(0, SHOWN).join(', ')}${more}`;
}

function textWithoutPlace({ text }: Fault): string {
  return text.split('\n')[0]?.slice(0, 300).replace(/\.$/, '') ?? '';
}

function versionOf(name: string, registry: Compared['registry']): string {
  return liveVersion(registry, name)?.metadata.version ?? '';
}
