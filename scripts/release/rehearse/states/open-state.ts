import { SCENARIO_KIT } from '@scripts/build/scenario-kit-name';
import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core';
import type { ComposedSite, StoredPage } from '../../model/site';
import { findAddress } from 'shared-contracts/routes';
import { readPage } from '../../site/stored-site';
import type { ReleaseStore } from '../../store/store';
import type { Fault } from '../faults';
import { listen } from '../listen';
import { setStage } from '../stage';
import { watcher, whenQuiet } from '../when-quiet';
import { checkShown, type ShownPage } from './check-shown';
import { goTo } from './go-to';
import type { ScenarioKit, State } from './state';

/** A site that is shown: what would be live, or what is. */
export interface Shown {
  readonly store: ReleaseStore;
  readonly site: Pick<ComposedSite<StoredPage>, 'config' | 'composition' | 'pages'>;
}

/** How it is shown. */
export interface OpenOptions {
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
  /** Of the browser: size of the window, colour scheme, motion. */
  readonly context?: BrowserContextOptions;
  /** Runs in the page before everything else. */
  readonly script?: string;
  /**
   * Prepares the browser for a page, and returns what waits until that is quiet; default: `whenQuiet`. `waiting` are
   * requests that are never answered.
   */
  readonly pace?: (
    context: BrowserContext,
    waiting: ReadonlySet<Request>,
  ) => Promise<(page: Page) => Promise<void>>;
}

/** A document in which states of one scenario can be shown, one after the other. */
export interface OpenState {
  readonly page: Page;
  /** Shows another state of the same scenario and way. Rejects where the page does not answer in time. */
  show(state: State): Promise<void>;
  /** What went wrong since the last call. */
  faults(): Promise<Fault[]>;
  /** What the page that is shown consists of, as far as it can be held against rules. */
  look(): Promise<ShownPage>;
  /** Calls that the scenario has no answer for. */
  unanswered(): readonly string[];
  /** Whether the shell takes the scenario's session; undefined where it has none. */
  isSignedIn(): boolean | undefined;
  close(): Promise<void>;
}

/** The page at which those begin that are entered by a link: nothing of a remote is in it. */
const NEUTRAL = '/404';

/** Opens a state in a browser. Rejects where its page does not answer in time. */
export async function openState(
  browser: Browser,
  { store, site }: Shown,
  kit: ScenarioKit | undefined,
  state: State,
  { timeLimit, context: contextOptions = {}, script, pace }: OpenOptions,
): Promise<OpenState> {
  const scenario = state.scenario === undefined ? undefined : kit?.scenarios[state.scenario];
  const backend = scenario && kit?.createHttpBackend(scenario.options);
  const path = state.way === 'address' ? state.path : NEUTRAL;
  const stored = pageAt(site.pages, path);
  const page = await readPage(store, stored);
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...contextOptions });
  const close = async () => {
    await context.close().catch(() => {});
  };
  try {
    const stage = { store, config: site.config, composition: site.composition.id, page };
    const waiting = await setStage(context, { ...stage, ...(backend && { answer: backend.answer }) });
    const rest = await pace?.(context, waiting);
    await context.addInitScript(watcher);
    if (scenario && kit) await context.addInitScript(beginningOf(kit, state.scenario ?? '', scenario));
    if (script) await context.addInitScript(script);
    const tab = await context.newPage();
    const heard = listen(tab, stage, waiting);
    await tab.goto(site.config.siteUrl + path, { waitUntil: 'commit', timeout: timeLimit });
    const quiet = () => rest?.(tab) ?? whenQuiet(tab, heard.isBusy, timeLimit);
    await quiet();
    const show = async (next: State) => {
      if (next.way === 'address') return;
      await goTo(tab, next);
      await quiet();
    };
    await show(state);
    return {
      page: tab,
      show,
      faults: () => heard.faults(),
      look: () => checkShown(tab),
      unanswered: () => [...(backend?.unanswered ?? [])],
      isSignedIn: () => (scenario?.options.session?.status === 'authenticated' ? backend?.isRecognized() : undefined),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What the browser keeps, and what the page finds, when a scenario begins. */
function beginningOf(kit: ScenarioKit, name: string, { options, prepare, equip }: ScenarioKit['scenarios'][string]): string {
  const { device, tab } = kit.storedSession(options);
  const own = prepare || equip ? `${kit.code}; const scenario = ${SCENARIO_KIT}.scenarios[${JSON.stringify(name)}];` : '';
  return `(() => {
    if (window.top !== window) return;
    ${own}
    if (!sessionStorage.getItem('rehearsal')) {
      sessionStorage.setItem('rehearsal', 'begun');
      Object.assign(localStorage, ${JSON.stringify(device)});
      Object.assign(sessionStorage, ${JSON.stringify(tab)});
      ${prepare ? 'scenario.prepare();' : ''}
    }
    ${equip ? 'scenario.equip();' : ''}
  })()`;
}

function pageAt(pages: readonly StoredPage[], path: string): StoredPage {
  const pathname = path.replace(/[?#].*$/s, '');
  const pattern = findAddress(
    pages.map((page) => page.pattern),
    pathname,
  );
  const page = pages.find((one) => one.pattern === pattern) ?? pages.find((one) => one.pattern === NEUTRAL);
  if (!page) throw new Error(`The site has no page ${path}`);
  return page;
}
