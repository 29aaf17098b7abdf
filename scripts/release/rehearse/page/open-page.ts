import { SCENARIO_KIT } from '@little-arches/build/scenario-kit-name';
import { within } from '@little-arches/kit/within';
import type { Browser, Page } from 'playwright-core';
import type { ComposedSite } from '../../model/site';
import type { ReleaseStore } from '../../store/store';
import type { ScenarioKit } from '../scenario-kit';
import type { State } from '../state';
import type { Fault } from './faults';
import { goTo, NEUTRAL, pressPanel } from './go-to';
import { listen } from './listen';
import { pageAt } from './page-at';
import { setStage } from './stage';
import { LateError, watcher, whenQuiet } from './when-quiet';

/** The site to show: the future or the live one. */
export interface Shown {
  readonly store: ReleaseStore;
  readonly site: Pick<ComposedSite, 'config' | 'composition' | 'pages'>;
}

/** Milliseconds that closing a page may take. */
const CLOSING = 5000;

/** A document of the site in a browser, in one scenario. */
export interface OpenPage {
  readonly page: Page;
  /**
   * Shows a state of the document's scenario by a link. Returns false when that would open another document, as for
   * pages with a password field. Rejects with a LateError when the page does not answer in time.
   */
  show(state: State): Promise<boolean>;
  /** Navigates to a page that no remote renders, so that the shown page runs its clean-up. */
  leave(): Promise<void>;
  /** Returns the faults since the last call. */
  takeFaults(): Promise<Fault[]>;
  /** Returns whether the page waits for an answer that never comes, or navigated away; it is then incomplete. */
  isUnfinished(): boolean;
  /** Returns calls since the last call that the scenario has no answer for. */
  takeUnanswered(): readonly string[];
  close(): Promise<void>;
}

/**
 * Opens a path of a site: in a scenario of the kit, or as a visitor with the site's own backend. Rejects with a
 * LateError when the page is not ready within `timeLimit` milliseconds.
 */
export async function openPage(
  browser: Browser,
  { store, site }: Shown,
  path: string,
  {
    kit,
    scenario: name = '',
    timeLimit,
  }: { kit: ScenarioKit | undefined; scenario?: string | undefined; timeLimit: number },
): Promise<OpenPage> {
  const scenario = kit?.scenarios[name];
  const backend = scenario && kit?.createHttpBackend(scenario.options);
  const found = pageAt(site.pages, path) ?? pageAt(site.pages, NEUTRAL);
  if (!found) throw new Error(`The site has no page ${path}`);
  const stage = { store, config: site.config, composition: site.composition.id, page: found };
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // A page in an endless loop can't be closed; it ends with the browser.
  const close = async () =>
    void (await within(
      context.close().catch(() => {}),
      CLOSING,
    ));
  try {
    const staged = await setStage(context, { ...stage, ...(backend && { answer: backend.answer }) });
    await context.addInitScript(watcher);
    if (kit && backend) await context.addInitScript(beginningOf(kit, name, backend.stored));
    const page = await context.newPage();
    const isMadeToFail = Boolean(scenario?.options.faults ?? scenario?.options.answers?.failure);
    const heard = listen(page, stage, staged.waiting, isMadeToFail);
    const { siteUrl } = site.config;
    await page.goto(siteUrl + path, { waitUntil: 'commit', timeout: timeLimit }).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'TimeoutError' ? new LateError() : error;
    });
    await whenQuiet(page, heard, timeLimit);
    let taken = 0;
    async function follow(next: Pick<State, 'pattern' | 'path'>) {
      staged.stay();
      const isLeft = await goTo(page, next);
      await whenQuiet(page, heard, timeLimit, async () => staged.led() !== undefined || (await isLeft()));
    }
    return {
      page,
      async leave() {
        if (new URL(page.url()).pathname !== NEUTRAL) await follow({ pattern: NEUTRAL, path: NEUTRAL });
      },
      async show(next) {
        await follow(next);
        const led = staged.led();
        if (next.panel && led === undefined && (await pressPanel(page, next.panel)))
          await whenQuiet(page, heard, timeLimit);
        return led === undefined || new URL(led).pathname !== new URL(next.path, siteUrl).pathname;
      },
      takeFaults: () => heard.faults(),
      isUnfinished: () =>
        staged.led() !== undefined ||
        staged.waiting.size > 0 ||
        scenario?.options.session?.status === 'loading',
      takeUnanswered() {
        const fresh = [...(backend?.unanswered ?? [])].slice(taken);
        taken += fresh.length;
        return fresh;
      },
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
