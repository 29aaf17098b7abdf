import { findAddress } from '@little-arches/contracts/routes';
import type { ComposedSite, StoredPage } from '../model/site';
import { type Compared, changedPages } from '../rehearse/changed-pages';
import { type ChosenStates, chooseStates } from '../rehearse/states/choose-states';
import { type OpenOptions, openState } from '../rehearse/states/open-state';
import { pageAt } from '../rehearse/states/page-at';
import { nameOf, type ScenarioKit, type State } from '../rehearse/states/state';
import type { PictureState, ShowState } from './picture-state';
import { type AnswerCalls, shareAnswers } from './shared-answers';

type Site = Pick<ComposedSite<StoredPage>, 'config' | 'composition' | 'pages'>;

/**
 * Returns the states of pages that a release changes, adds or removes. States that all visitors reach by an address
 * come first, and among these the ones of moving packages.
 */
export async function listPictureStates(
  compared: Compared,
  log: (line: string) => void,
): Promise<PictureState[]> {
  const { moving, live } = compared;
  const changed = await changedPages(compared);
  const owners = new Set([...changed].map(({ owner }) => owner));
  const chosen = (await chooseStates(compared, changed, log)).filter(({ name }) => owners.has(name));
  chosen.sort((a, b) => Number(moving.has(b.name)) - Number(moving.has(a.name)));
  const visited = chosen.flatMap((one) =>
    picturesOf(one, compared, ({ scenario }) => scenario === undefined),
  );
  const others = chosen.flatMap((one) => picturesOf(one, compared, ({ scenario }) => scenario !== undefined));
  return [...visited, ...(live ? gonePages(compared, live) : []), ...others];
}

function picturesOf(
  { name, kit, states }: ChosenStates,
  { store, site, live }: Compared,
  isWanted: (state: State) => boolean,
): PictureState[] {
  // A visitor's page looks the same by a link as by its address.
  const wanted = states.filter((state) => isWanted(state) && (state.way === 'address' || state.scenario));
  return wanted.map((state): PictureState => {
    const answers = shareAnswers();
    const shows = (shown: Site) => showState({ store, site: shown }, kit ?? undefined, state, answers);
    // A page that another package owns counts too: an address may move between packages.
    const [before, after] = [live && pageAt(live.pages, state.path), pageAt(site.pages, state.path)];
    const clock = kit?.scenarios[state.scenario ?? '']?.clock;
    return {
      owner: name,
      name: nameOf(state),
      clock: clock === undefined ? undefined : Date.parse(clock),
      before: live && before ? shows(live) : undefined,
      after: shows(site),
      key: `${nameOf(state)} ${before?.content} ${after?.content}`,
    };
  });
}

/** Returns states for pages that visitors would no longer get. */
function gonePages({ store, site, moving }: Compared, live: Site): PictureState[] {
  const patterns = site.pages.map(({ pattern }) => pattern);
  const gone = live.pages.filter(
    ({ owner = '', pattern }) =>
      moving.has(owner) && !pattern.includes(':') && findAddress(patterns, pattern) === undefined,
  );
  return gone.map(({ owner = '', pattern, content }): PictureState => {
    const state = { package: owner, pattern, path: pattern, way: 'address', scenario: undefined } as const;
    const before = showState({ store, site: live }, undefined, state, shareAnswers());
    return { owner, name: nameOf(state), before, after: undefined, key: `${pattern} ${content}` };
  });
}

/** Returns a function that opens a state of a site with the answers that all its pictures share. */
function showState(
  shown: { readonly store: Compared['store']; readonly site: Site },
  kit: ScenarioKit | undefined,
  state: State,
  answerCalls: AnswerCalls,
): ShowState {
  if (state.scenario !== undefined)
    return async (browser, options) => await openState(browser, shown, kit, state, options);
  return async (browser, options) => {
    const pace: OpenOptions['pace'] = async (context, waiting) => {
      await answerCalls(context, shown.site.config);
      return await (options.pace?.(context, waiting) ?? (async () => {}));
    };
    return await openState(browser, shown, kit, state, { ...options, pace });
  };
}
