import { findAddress } from '@little-arches/contracts/routes';
import { sentenceOf } from '@little-arches/kit/errors/system-failure';
import type { StoredPage } from '../../model/site';
import { type Live, liveVersionsOf } from '../../store/live-versions';
import type { Compared } from '../changed-pages';
import { listStates } from './list-states';
import { openScenarioKit } from './scenario-kit';
import type { ScenarioKit, State } from './state';

/** The states of a package to show. */
export interface ChosenStates {
  readonly name: string;
  /** Null when the package has no scenarios: the shell's own page. */
  readonly kit: ScenarioKit | undefined | null;
  readonly states: readonly State[];
}

/**
 * Returns the states of changed pages, for the moving packages or, when the shell moves, for all. When nothing of a
 * package changed, its first page represents it.
 */
export async function chooseStates(
  { site, registry, moving }: Pick<Compared, 'site' | 'registry' | 'moving'>,
  changed: ReadonlySet<StoredPage>,
  log: (line: string) => void,
  openKit = openScenarioKit,
): Promise<ChosenStates[]> {
  const concerned = liveVersionsOf(registry).filter(({ name }) => moving.has(name) || moving.has('shell'));
  return await Promise.all(
    concerned.map(async (live) => {
      const pages = site.pages.filter(({ owner }) => owner === live.name);
      const kit = live.name === 'shell' ? null : await openKit(live).catch(withoutKit(live, log));
      const patterns = live.extras.addresses.map(({ path }) => path);
      const own = pages.filter((page) => changed.has(page));
      const concernedPages = own.length > 0 ? own : pages.slice(0, 1);
      const changedPatterns = new Set(concernedPages.map(({ pattern }) => findAddress(patterns, pattern)));
      // Changed pages come first, because they show the change.
      const paths = [...concernedPages, ...pages].map(({ pattern }) => pattern);
      const states = listStates({ live, pages: paths, kit: kit ?? undefined });
      return { name: live.name, kit, states: states.filter(({ pattern }) => changedPatterns.has(pattern)) };
    }),
  );
}

/**
 * Returns a handler that logs a failed build of scenarios: it reduces the rehearsal, but does not prevent the
 * release.
 */
function withoutKit({ name }: Live, log: (line: string) => void) {
  return (error: unknown): undefined => {
    log(`The scenarios of ${name} can't be built: ${sentenceOf(error) ?? error}`);
  };
}
