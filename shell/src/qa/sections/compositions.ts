import {
  type Composition,
  OVERRIDE_PARAMETER,
  parseComposition,
  QA_PARAMETER,
  type QaComposition,
  type QaPage,
  type QaVersion,
  SITE_PARAMETER,
} from '@little-arches/contracts/formats/page';
import { button, type Cell, element, table } from './elements';

/** Known facts about other compositions, by id. */
export type Differences = Map<string, Composition | 'lost'>;

/** The data of the lists. */
export interface CompositionParts {
  readonly known: QaPage;
  readonly own: Composition;
  readonly differences: Differences;
  /** Called when a difference was loaded. */
  readonly changed: () => void;
}

/** Renders every version that the channel lists, each other one with a link to this page with that version. */
export function versionRows({ known, own }: Pick<CompositionParts, 'known' | 'own'>): HTMLElement {
  const shown = versionsOf(own);
  return table(
    ['Package', 'Version', 'State', 'Live last', 'This page with it'],
    Object.entries(known.packages).flatMap(([name, versions]) =>
      versions.map((version) => [
        name,
        version.version,
        version.state,
        version.at ?? '',
        openCell(name, version, shown.get(name) ?? liveOf(known, name)),
      ]),
    ),
  );
}

/** Returns the version of a remote that the page doesn't name: the live one, except on an earlier site. */
function liveOf({ packages, earlierSite }: QaPage, name: string): string | undefined {
  if (earlierSite !== undefined) return undefined;
  return packages[name]?.find(({ state }) => state === 'live')?.version;
}

function openCell(name: string, { version, state }: QaVersion, shown: string | undefined): Cell {
  if (version === shown) return 'as it is';
  if (name === 'shell') return 'with a whole composition, below';
  if (state === 'recalled' || state === 'retired') return 'refused';
  return linkTo({ [OVERRIDE_PARAMETER]: [`${name}@${version}`] }, `Open with ${version}`);
}

/** Renders the channel's compositions, each with a link to this page in it and the differences from this one. */
export function compositionRows(parts: CompositionParts): HTMLElement {
  const { known, own } = parts;
  return table(
    ['Composition', 'Since', 'Other than here', 'Open'],
    known.compositions.map((one) => [
      one.id,
      one.at,
      differenceCell(one, parts),
      one.id === own.id ? 'this page' : openLink(one, parts),
    ]),
    'This server keeps no log of compositions.',
  );
}

function differenceCell({ id }: QaComposition, { own, differences, changed }: CompositionParts): Cell {
  const found = differences.get(id);
  if (id === own.id) return '';
  if (found === 'lost') return 'its file is gone';
  if (found) return differing(found, own) || 'nothing: pages were rendered anew';
  return button('Show', `difference-${id}`, () => {
    void fetchComposition(id).then((composition) => {
      differences.set(id, composition ?? 'lost');
      changed();
    });
  });
}

/**
 * Returns a link to a composition: to its site if that is known, else with the versions of its remotes, if the
 * shell is the same.
 */
function openLink({ id, site, opens }: QaComposition, { known, own, differences }: CompositionParts): Cell {
  if (opens && site !== undefined) return linkTo({ [SITE_PARAMETER]: [site] }, `Open ${id}`);
  const found = differences.get(id);
  if (!found || found === 'lost') return 'its pages are not vouched for any more';
  if (found.shell.version !== own.shell.version) return 'no: it has another shell';
  const others = changedIn(found, own);
  const isListed = ([name, version]: readonly [string, string]) =>
    known.packages[name]?.some((one) => one.version === version && one.state !== 'recalled');
  if (others.length === 0 || !others.every(isListed)) return 'no: its versions are not listed any more';
  return linkTo(
    { [OVERRIDE_PARAMETER]: others.map(([name, version]) => `${name}@${version}`) },
    `Open the versions of ${id}`,
  );
}

function changedIn(other: Composition, own: Composition): (readonly [name: string, version: string])[] {
  const shown = versionsOf(own);
  return [...versionsOf(other)].filter(([name, version]) => shown.get(name) !== version);
}

function differing(other: Composition, own: Composition): string {
  const [here, there] = [versionsOf(own), versionsOf(other)];
  const gone = [...here.keys()].filter((name) => !there.has(name));
  return [
    ...changedIn(other, own).map(([name, version]) => `${name} ${version}`),
    ...gone.map((name) => `no ${name}`),
  ].join(', ');
}

function versionsOf({ shell, remotes }: Composition): Map<string, string> {
  return new Map([['shell', shell.version], ...remotes.map(({ name, version }) => [name, version] as const)]);
}

/** Fetches the whole composition with an id; undefined when its file can't be loaded. */
async function fetchComposition(id: string): Promise<Composition | undefined> {
  try {
    const response = await fetch(`/assets/composition/${id}/composition.json`);
    return response.ok ? parseComposition(await response.json()) : undefined;
  } catch {
    return undefined;
  }
}

function linkTo(parameters: Readonly<Record<string, readonly string[]>>, text: string): HTMLAnchorElement {
  const query = Object.entries(parameters).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value}`),
  );
  const link = element(
    'a',
    { href: `${window.location.pathname}?${[QA_PARAMETER, ...query].join('&')}` },
    text,
  );
  link.dataset.name = text;
  return link;
}
