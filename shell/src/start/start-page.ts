import { shellRoutes } from '../router';
import type { Shell } from '../shell';
import { chooseStart, pageAt, type Start } from './choose-start';
import { type RecordedEvents, recordEvents } from './event-replay';
import { isAsPrerendered, resolveLazy } from './hydration';
import { type MountedSite, mountSite } from './mount-site';
import { rememberPlace } from './reading-place';
import { createStaticSection, findSection, type StaticSection } from './static-section';

/** The page as it was loaded. */
interface Page {
  readonly shell: Shell;
  readonly root: HTMLElement;
  readonly early: RecordedEvents;
  readonly pathname: string;
  readonly search: string;
}

/** Starts the site in the page by the page's kind; `patience` as for `chooseStart`. */
export async function startPage(shell: Shell, root: HTMLElement, patience?: number): Promise<MountedSite> {
  const { pathname, search } = window.location;
  const early = recordEvents(root);
  shell.slots.replayWith(early.replaySlot);
  const start = await chooseStart(shell, root, pathname, patience);
  // A pause between two pieces of work, so that the page can respond.
  await new Promise((resolve) => setTimeout(resolve));
  const page = { shell, root, early, pathname, search };
  switch (start.status) {
    case 'client':
      return startClient(page);
    case 'frame':
      return startFrame(page);
    case 'prerendered':
      return await startPrerendered(page, start);
    case 'static':
      return startStatic(page, start);
  }
}

function startClient({ shell, root, early }: Page): MountedSite {
  return mountSite({
    shell,
    root,
    routes: () => shellRoutes(shell),
    asRendered: false,
    endRecording: early.end,
  });
}

function startFrame({ shell, root, early }: Page): MountedSite {
  return mountSite({
    shell,
    root,
    routes: (hydrated) => shellRoutes(shell, { hydrated }),
    asRendered: true,
    endRecording: early.end,
  });
}

async function startPrerendered(
  { shell, root, early, pathname, search }: Page,
  { loaded, hydration }: Extract<Start, { status: 'prerendered' }>,
): Promise<MountedSite> {
  const section = readableSection(root, pathname, early, 'ready');
  const routes = shellRoutes(shell, { loaded, section });
  shell.slots.startWith(hydration.slots ?? {});
  await resolveLazy(routes, pathname);
  const asRendered = isAsPrerendered(loaded && pageAt(loaded, pathname), search);
  const site = mountSite({
    shell,
    root,
    routes: () => routes,
    discovery: { loaded },
    hydration,
    asRendered,
    endRecording: early.end,
  });
  const live = asRendered ? site.hydrated : site.router.revalidate();
  void live.then(() => {
    if (!site.router.state.errors) section?.release();
  });
  return site;
}

function startStatic(
  { shell, root, early, pathname, search }: Page,
  { failure, hydration }: Extract<Start, { status: 'static' }>,
): MountedSite {
  const section = readableSection(root, pathname, early, 'waiting');
  return mountSite({
    shell,
    root,
    routes: (hydrated) => shellRoutes(shell, { section, hydrated }),
    discovery: {
      failure,
      firstOf(loaded) {
        const { remote, version } = loaded;
        const asRendered = version === remote.version && isAsPrerendered(pageAt(loaded, pathname), search);
        return section && { section, ...(asRendered && { data: hydration.loaderData }) };
      },
    },
    asRendered: section !== undefined,
    endRecording: () => (section ? early.endOutside(section.element, section.slow) : early.end()),
  });
}

/**
 * Returns the readable section of a prerendered page, and passes the visitor's place and input on when the live
 * page replaces it. Undefined when the page has no section of its own.
 */
function readableSection(
  root: HTMLElement,
  pathname: string,
  early: RecordedEvents,
  first: 'ready' | 'waiting',
): StaticSection | undefined {
  const found = findSection(root);
  if (!found) return undefined;
  const section = createStaticSection(pathname, found, first, (live) => {
    const replay = early.end();
    const goThere = rememberPlace(section.element());
    // React first removes the section, and paints later.
    queueMicrotask(() => {
      goThere(live);
      replay(live);
    });
  });
  return section;
}
