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
import { pageAt, pathnameOf } from './page-at';
import { setStage } from './stage';
import { LateError, watcher, whenQuiet } from './when-quiet';

/** The site to show: the future or the live one. */
export interface Shown {
  readonly store: ReleaseStore;
  readonly site: Pick<ComposedSite, 'config' | 'composition' | 'pages'>;
}

/** Milliseconds that closing a page may take. */
const CLOSING = 5000;

/** A state of the site in a browser. */
export interface OpenPage {
  readonly page: Page;
  /** Returns the faults so far. */
  faults(): Promise<Fault[]>;
  /** Whether the page waits for an answer that never comes, or navigated away; it is then incomplete. */
  readonly isUnfinished: boolean;
  /** The calls that the scenario has no answer for. */
  readonly unanswered: readonly string[];
  close(): Promise<void>;
}

/** Input of opening a page; its scenario is one of the kit, else it is a visitor's with the site's own backend. */
interface Opening {
  readonly kit: ScenarioKit | undefined;
  /** Milliseconds that a page may take. */
  readonly timeLimit: number;
}

/**
 * Opens a state: by its address, or in a scenario by a link, unless that opens another document, as for pages with a
 * password field. Rejects with a LateError when the page is not ready in time.
 */
export async function openPage(
  browser: Browser,
  shown: Shown,
  state: State,
  opening: Opening,
): Promise<OpenPage> {
  if (state.scenario !== undefined) {
    const byLink = await openDocument(browser, shown, state, opening, NEUTRAL);
    if (!byLink.hasOwnDocument) return byLink;
    await byLink.close();
  }
  return await openDocument(browser, shown, state, opening, state.path);
}

/** A document, and whether the state would have another one at its own address. */
interface OpenDocument extends OpenPage {
  readonly hasOwnDocument: boolean;
}

/** Opens a document at a path and goes to the state, as far as that opens no other document. */
async function openDocument(
  browser: Browser,
  { store, site }: Shown,
  { path, scenario: name = '', panel }: State,
  { kit, timeLimit }: Opening,
  begin: string,
): Promise<OpenDocument> {
  const scenario = kit?.scenarios[name];
  const backend = scenario && kit?.createHttpBackend(scenario.options);
  const found = pageAt(site.pages, begin) ?? pageAt(site.pages, NEUTRAL);
  if (!found) throw new Error(`The site has no page ${begin}`);
  const { siteUrl } = site.config;
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
    await page.goto(siteUrl + begin, { waitUntil: 'commit', timeout: timeLimit }).catch((error: unknown) => {
      throw error instanceof Error && error.name === 'TimeoutError' ? new LateError() : error;
    });
    await whenQuiet(page, heard, timeLimit);
    if (begin !== path) {
      const isLeft = await goTo(page, path);
      await whenQuiet(page, heard, timeLimit, async () => staged.led() !== undefined || (await isLeft()));
    }
    const led = staged.led();
    if (panel && led === undefined && (await pressPanel(page, panel)))
      await whenQuiet(page, heard, timeLimit);
    return {
      page,
      hasOwnDocument: led !== undefined && new URL(led).pathname === pathnameOf(path),
      faults: () => heard.faults(),
      isUnfinished:
        staged.led() !== undefined ||
        staged.waiting.size > 0 ||
        scenario?.options.session?.status === 'loading',
      unanswered: [...(backend?.unanswered ?? [])],
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
