import { eachAtMost } from '@scripts/kit/each-at-most';
import { sentenceOf } from '@scripts/kit/errors/system-failure';
import { launchBrowser, WITHOUT_OPTIMIZING } from '@scripts/kit/processes/launch-browser';
import type { Browser } from 'playwright-core';
import { errorsOf, type Finding } from '../check/findings';
import { readPage } from '../site/stored-site';
import { liveVersion } from '../store/live-versions';
import { type Compared, changedPages } from './changed-pages';
import { type Chosen, choosePages } from './choose-pages';
import type { Fault } from './faults';
import { watchPage } from './watch-page';

/** Loads pages in a browser before anyone gets them. */
export interface Rehearsal {
  /** Loads the changed pages of a site, each once; what it loaded before and is the same is not loaded again. */
  load(rehearsed: Compared): Promise<Finding[]>;
  /** The browser it loads them in. Rejects with a UsageError where the machine has none. */
  browser(): Promise<Browser>;
  close(): Promise<void>;
}

/** How much is rehearsed. */
export interface RehearsalOptions {
  /** How many pages at most. */
  readonly most?: number;
  /** Milliseconds that a page may take. */
  readonly timeLimit?: number;
  readonly log: (line: string) => void;
}

/** Pages at a time: more of them only wait for each other. */
const TABS = 4;

/** A hundred times what a page takes: a busy machine refuses no one. */
const TIME_LIMIT = 60_000;

/** Starts a browser beside what comes first. Where the machine has none, a warning says that no page was loaded. */
export function openRehearsal({ most = 24, timeLimit = TIME_LIMIT, log }: RehearsalOptions): Rehearsal {
  const starting = launchBrowser(WITHOUT_OPTIMIZING);
  // Only the requester receives it.
  starting.catch(() => {});
  const loaded = new Map<string, readonly Fault[]>();

  async function load(rehearsed: Compared): Promise<Finding[]> {
    const changed = await changedPages(rehearsed);
    const { chosen, others } = choosePages({ ...rehearsed, changed }, most);
    if (chosen.length === 0) return [];
    let browser: Browser;
    try {
      browser = await starting;
    } catch (error) {
      return [withoutBrowser(rehearsed, `${sentenceOf(error) ?? error}`)];
    }
    if (others.length > 0)
      log(`Not loaded: ${others.length} pages more, such as ${others.slice(0, 3).join(', ')}`);
    const found = await eachAtMost(TABS, chosen, async (next): Promise<Faulty[]> => {
      const faults = await faultsOf(browser, next, rehearsed);
      return faults.map((fault) => ({ ...next, fault }));
    });
    const groups = new Map<string, Faulty[]>();
    for (const page of found.flat()) {
      const key = `${page.owner} ${page.fault.kind} ${page.fault.text}`;
      groups.set(key, [...(groups.get(key) ?? []), page]);
    }
    return [...groups.values()].map((pages) => findingOf(pages, rehearsed));
  }

  async function faultsOf(
    browser: Browser,
    { path, page }: Chosen,
    { store, site }: Compared,
  ): Promise<readonly Fault[]> {
    const key = `${path} ${page.content}`;
    const known = loaded.get(key);
    if (known) return known;
    const composed = await readPage(store, page);
    const stage = { store, config: site.config, composition: site.composition.id, page: composed };
    const faults = unique(await watchPage(browser, path, stage, timeLimit));
    loaded.set(key, faults);
    return faults;
  }

  return {
    load,
    browser: () => starting,
    async close() {
      await starting.then((browser) => browser.close()).catch(() => {});
    },
  };
}

function unique(faults: readonly Fault[]): Fault[] {
  const texts = new Set<string>();
  return faults.filter(({ kind, text }) => {
    const isNew = !texts.has(`${kind} ${text}`);
    texts.add(`${kind} ${text}`);
    return isNew;
  });
}

/** How many pages a sentence names. */
const SHOWN = 3;

interface Faulty extends Chosen {
  readonly fault: Fault;
}

const words: Readonly<Record<Fault['kind'], readonly [message: string, fix: string]>> = {
  hydration: [
    'is not in the browser what it is when it is prerendered',
    'Render the same first, and read what differs (time, window, storage, chance) in an effect.',
  ],
  policy: [
    'does what the content policy forbids',
    'Use classes and files of the own package, and call nothing but the backend.',
  ],
  error: ['fails in the browser', 'Open it with npm start, fix it and release again.'],
  file: ['asks for a file that is not there', 'Import the file, so that the build brings it.'],
  hangs: [
    'does not come to an end',
    'Look for a loop, or for something it waits for, in what it renders and loads.',
  ],
};

/** What is wrong in the same way on pages of a package. */
function findingOf(pages: readonly Faulty[], { registry }: Compared): Finding {
  const [{ owner, fault } = { owner: '', fault: { kind: 'error', text: '' } } as const] = pages;
  const version = liveVersion(registry, owner)?.metadata.version ?? '';
  const shell = liveVersion(registry, 'shell')?.metadata.version ?? '';
  const [what, fix] = words[fault.kind];
  const told = fault.text.split('\n')[0]?.slice(0, 300).replace(/\.$/, '') ?? '';
  const places = pages.map(({ path }) => path).sort();
  const more = places.length > SHOWN ? ` and ${places.length - SHOWN} more` : '';
  return errorsOf(owner, version)(
    'rehearsal',
    `${places.slice(0, SHOWN).join(', ')}${more} of ${owner} ${version}, loaded with shell ${shell}, ${what}: ${told}.`,
    fix,
  );
}

/** A machine without a browser is no reason to refuse a release. */
function withoutBrowser({ moving, registry }: Compared, reason: string): Finding {
  const [name = ''] = moving;
  const told = errorsOf(name, liveVersion(registry, name)?.metadata.version ?? '')(
    'rehearsal',
    `The changed pages were not loaded: ${reason.replace(/\.$/, '')}.`,
    'Look at them in a browser, for example in a preview.',
  );
  return { ...told, severity: 'warning' };
}
