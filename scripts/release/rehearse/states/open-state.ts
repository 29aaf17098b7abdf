import { SCENARIO_KIT } from '@little-arches/build/scenario-kit-name';
import { within } from '@little-arches/kit/within';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { ComposedSite, StoredPage } from '../../model/site';
import { readPage } from '../../site/stored-site';
import type { ReleaseStore } from '../../store/store';
import type { Fault } from '../faults';
import type { HttpCall } from '../http-backend';
import { listen } from '../listen';
import { setStage } from '../stage';
import { commitsOf, watcher, whenQuiet } from '../when-quiet';
import { goTo, NEUTRAL, pressPanel } from './go-to';
import { pageAt } from './page-at';
import type { ScenarioKit, State } from './state';

/** The site to show: the future or the live one. */
export interface Shown {
  readonly store: ReleaseStore;
  readonly site: Pick<ComposedSite<StoredPage>, 'config' | 'composition' | 'pages'>;
}

/** Milliseconds that closing a page may take. */
const CLOSING = 5000;

/** How a state is opened. */
export interface OpenOptions {
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
  /** Browser settings: window size, colour scheme, motion. */
  readonly context?: BrowserContextOptions;
  /** Runs in the page before all other scripts. */
  readonly script?: string;
  /**
   * Prepares the browser for a page, and returns a function that waits until the page is quiet; default:
   * `whenQuiet`. `waiting` are requests that are never answered.
   */
  readonly pace?: (
    context: BrowserContext,
    waiting: ReadonlySet<Request>,
  ) => Promise<(page: Page) => Promise<void>>;
}

/** A document that shows states of one scenario, one after the other. */
export interface OpenState {
  readonly page: Page;
  /**
   * Shows another state with the same scenario and way. Returns false when that navigates to another document, as
   * pages with a password field do. Rejects with a HangsError when the page does not answer in time.
   */
  show(state: State): Promise<boolean>;
  /** Navigates to a page that no remote renders, so that the shown page runs its clean-up. */
  leave(): Promise<void>;
  /** Returns the faults since the last call. */
  faults(): Promise<Fault[]>;
  /** Returns whether the page waits for an answer that never comes, or navigated away; it is then incomplete. */
  isUnfinished(): boolean;
  /** Returns whether the page called its backend since the last call, except for the session. */
  takeAsked(): boolean;
  /** Returns calls since the last call that the scenario has no answer for. */
  takeUnanswered(): readonly string[];
  /** Returns whether the shell accepted the scenario's session; undefined without a session. */
  isSignedIn(): boolean | undefined;
  close(): Promise<void>;
}

/**
 * Opens a state in a browser; by its address when a link would open another document. Rejects with a HangsError
 * when the page does not answer in time.
 */
export async function openState(
  browser: Browser,
  shown: Shown,
  kit: ScenarioKit | undefined,
  state: State,
  options: OpenOptions,
): Promise<OpenState> {
  if (state.way === 'address') return await openDocument(browser, shown, kit, state, options, state.path);
  const open = await openDocument(browser, shown, kit, state, options, NEUTRAL);
  try {
    if (await open.show(state)) return open;
  } catch (error) {
    await open.close();
    throw error;
  }
  await open.close();
  return await openDocument(browser, shown, kit, state, options, state.path);
}

async function openDocument(
  browser: Browser,
  { store, site }: Shown,
  kit: ScenarioKit | undefined,
  { scenario: name = '' }: State,
  { timeLimit, context: contextOptions = {}, script, pace }: OpenOptions,
  path: string,
): Promise<OpenState> {
  const scenario = kit?.scenarios[name];
  const backend = scenario && kit?.createHttpBackend(scenario.options);
  const found = pageAt(site.pages, path) ?? pageAt(site.pages, NEUTRAL);
  if (!found) throw new Error(`The site has no page ${path}`);
  const page = await readPage(store, found);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
  // A page in an endless loop can't be closed; it ends with the browser.
  const close = () =>
    within(
      context.close().catch(() => {}),
      CLOSING,
    );
  try {
    const stage = { store, config: site.config, composition: site.composition.id, page };
    let asked = false;
    let taken = 0;
    const answer = async (call: HttpCall) => {
      if (!/\/auth\/v1\/|getProfileWebsite$/.test(call.path)) asked = true;
      return backend ? await backend.answer(call) : 'unreachable';
    };
    const staged = await setStage(context, { ...stage, ...(backend && { answer }) });
    const rest = await pace?.(context, staged.waiting);
    await context.addInitScript(watcher);
    if (kit && backend) await context.addInitScript(beginningOf(kit, name, backend.stored));
    if (script) await context.addInitScript(script);
    const tab = await context.newPage();
    const isMadeToFail = Boolean(scenario?.options.faults ?? scenario?.options.answers?.failure);
    const heard = listen(tab, stage, staged.waiting, isMadeToFail);
    const quiet = (hasMoved?: (commits: number) => Promise<boolean>) =>
      rest?.(tab) ?? whenQuiet(tab, heard, timeLimit, hasMoved);
    const { siteUrl } = site.config;
    await tab.goto(siteUrl + path, { waitUntil: 'commit', timeout: timeLimit });
    await quiet();
    async function follow(next: Pick<State, 'pattern' | 'path'>) {
      staged.stay();
      const before = await commitsOf(tab);
      const isLeft = await goTo(tab, next);
      await quiet(async (now) => staged.led() !== undefined || (now > before && (await isLeft())));
    }
    return {
      page: tab,
      leave: () => follow({ pattern: NEUTRAL, path: NEUTRAL }),
      async show(next) {
        await follow(next);
        const led = staged.led();
        const shown = await commitsOf(tab);
        if (next.panel && led === undefined && (await pressPanel(tab, next.panel)))
          await quiet(async (now) => now > shown);
        return led === undefined || new URL(led).pathname !== new URL(next.path, siteUrl).pathname;
      },
      faults: () => heard.faults(),
      isUnfinished: () =>
        staged.led() !== undefined ||
        staged.waiting.size > 0 ||
        scenario?.options.session?.status === 'loading',
      takeAsked() {
        const was = asked;
        asked = false;
        return was;
      },
      takeUnanswered() {
        const all = [...(backend?.unanswered ?? [])];
        const fresh = all.slice(taken);
        taken = all.length;
        return fresh;
      },
      isSignedIn: () =>
        scenario?.options.session?.status === 'authenticated' ? backend?.isRecognized() : undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Returns the script that prepares storage and page when a scenario begins. */
function beginningOf(
  { code, scenarios }: ScenarioKit,
  name: string,
  { device, tab }: ReturnType<ScenarioKit['createHttpBackend']>['stored'],
): string {
  const { prepare, equip } = scenarios[name] ?? {};
  const own = `${code}; const scenario = ${SCENARIO_KIT}.scenarios[${JSON.stringify(name)}];`;
  return `(() => {
    if (window.top !== window) return;
    ${prepare || equip ? own : ''}
    if (!sessionStorage.getItem('rehearsal')) {
      sessionStorage.setItem('rehearsal', 'begun');
      Object.assign(localStorage, ${JSON.stringify(device)});
      Object.assign(sessionStorage, ${JSON.stringify(tab)});
      ${prepare ? 'scenario.prepare();' : ''}
    }
    ${equip ? 'scenario.equip();' : ''}
  })()`;
}
