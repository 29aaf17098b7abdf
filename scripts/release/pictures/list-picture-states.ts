import { findAddress } from 'shared-contracts/routes';
import type { ComposedSite, StoredPage } from '../model/site';
import { type Compared, changedPages } from '../rehearse/changed-pages';
import { listStates } from '../rehearse/states/list-states';
import { type OpenOptions, openState } from '../rehearse/states/open-state';
import { openScenarioKit } from '../rehearse/states/scenario-kit';
import { nameOf, type ScenarioKit, type State } from '../rehearse/states/state';
import { type Live, livesOf } from '../store/live-versions';
import type { PictureState, ShowState } from './picture-state';
import { type AnswerCalls, shareAnswers } from './shared-answers';

type Site = Pick<ComposedSite<StoredPage>, 'config' | 'composition' | 'pages'>;

/**
 * The states of the pages that a release changes, and the pages that it adds or removes; those that everybody can
 * get by an address come first.
 */
export async function listPictureStates(compared: Compared): Promise<PictureState[]> {
  const { registry, moving } = compared;
  const changed = await changedPages(compared);
  const concerned = livesOf(registry).filter(({ name }) => moving.has(name) || moving.has('shell'));
  const listed = await Promise.all(concerned.map((live) => statesOf(live, changed, compared)));
  const states = listed.flat().sort((a, b) => Number(b.isMoving) - Number(a.isMoving));
  return [...states.filter(({ isPublic }) => isPublic), ...states.filter(({ isPublic }) => !isPublic)].map(
    ({ state }) => state,
  );
}

interface Listed {
  readonly state: PictureState;
  readonly isPublic: boolean;
  readonly isMoving: boolean;
}

async function statesOf(
  live: Live,
  changed: ReadonlySet<StoredPage>,
  { site, live: before, store, moving }: Compared,
): Promise<Listed[]> {
  const { name } = live;
  const patterns = live.extras.addresses.map(({ path }) => path);
  const patternOf = (page: StoredPage) => findAddress(patterns, page.pattern);
  const own = site.pages.filter(({ owner }) => owner === name);
  const isMoving = moving.has(name);
  const concerned = own.filter((page) => changed.has(page));
  if (concerned.length === 0) return [];
  const kit = await openScenarioKit(live);
  // Those that changed come first, so that the page of a pattern is one of them.
  const paths = [...concerned, ...own].map(({ pattern }) => pattern);
  const changedPatterns = new Set(concerned.map(patternOf));
  const states = listStates({ live, pages: paths, kit })
    // What a link leads a visitor to looks as it does by its address.
    .filter(({ pattern, way, scenario }) => changedPatterns.has(pattern) && (way === 'address' || scenario));
  const isLive = (pattern: string) =>
    before?.pages.some((page) => page.owner === name && findAddress(patterns, page.pattern) === pattern);
  const pictured = states.map((state): Listed => {
    const answers = shareAnswers();
    const shows = (shown: Site) => showState({ store, site: shown }, kit, state, answers);
    return {
      isMoving,
      isPublic: state.scenario === undefined,
      state: {
        owner: name,
        name: nameOf(state),
        clock: clockOf(kit, state),
        before: before && isLive(state.pattern) ? shows(before) : undefined,
        after: shows(site),
        key: [nameOf(state), contentOf(before, state.path), contentOf(site, state.path)].join(' '),
      },
    };
  });
  return [...pictured, ...goneOf()];

  /** Pages that visitors would not get any more. */
  function goneOf(): Listed[] {
    const gone = before?.pages.filter(
      ({ owner, pattern }) => owner === name && !pattern.includes(':') && !findAddress(patterns, pattern),
    );
    return (gone ?? []).map(({ pattern, content }): Listed => {
      const state: State = { package: name, pattern, path: pattern, way: 'address', scenario: undefined };
      const shown = before && showState({ store, site: before }, kit, state, shareAnswers());
      const gonePage = { owner: name, name: nameOf(state), before: shown, after: undefined, key: content };
      return { isMoving, isPublic: true, state: gonePage };
    });
  }
}

function contentOf(site: Site | undefined, path: string): string | undefined {
  return site?.pages.find(({ pattern }) => pattern === path)?.content;
}

function clockOf(kit: ScenarioKit, { scenario = '' }: State): number | undefined {
  const clock = kit.scenarios[scenario]?.clock;
  return clock === undefined ? undefined : Date.parse(clock);
}

/** A state of a site, with the answers that all pictures of it show. */
function showState(
  shown: { readonly store: Compared['store']; readonly site: Site },
  kit: ScenarioKit,
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
