import { publisherOf } from '@little-arches/contracts/formats/stored';
import { UsageError } from '@little-arches/kit/errors/usage-error';
import type { PublishedExtras } from '../model/published-version';
import type { StatedRemote } from './read-definition';

/** Links in the frame that one remote may have: the frame is everybody's. */
const MOST_LINKS = 2;

/**
 * Returns the events of remotes and the links in the frame as they are published; absent fields when the table
 * declares none. Throws a UsageError that says what its author has to change.
 */
export function publishedTable(remote: StatedRemote): Pick<PublishedExtras, 'remoteEvents' | 'nav'> {
  const { publishes = [], subscribes = [] } = remote.remoteEvents ?? {};
  checkEvents(remote.name, publishes, subscribes);
  const nav = publishedNav(remote);
  const hasEvents = publishes.length + subscribes.length > 0;
  return {
    ...(hasEvents && { remoteEvents: { publishes, subscribes } }),
    ...(nav.length > 0 && { nav }),
  };
}

type Events = NonNullable<StatedRemote['remoteEvents']>['publishes'];

function checkEvents(remote: string, publishes: Events, subscribes: Events): void {
  const source = `${remote}/src/routes.tsx`;
  for (const { name } of publishes)
    if (publisherOf(name) !== remote)
      throw new UsageError(
        `${source} publishes '${name}', but only ${publisherOf(name)} may: name it '${remote}/${name.replace(/^.*\//, '')}'.`,
      );
  for (const { name } of subscribes)
    if (publisherOf(name) === remote)
      throw new UsageError(
        `${source} lists its own '${name}' in 'subscribes': it receives what it publishes anyway.`,
      );
  const names = [...publishes, ...subscribes].map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined)
    throw new UsageError(
      `${source} defines the event '${twice}' twice: one page could not read the other's.`,
    );
}

function publishedNav({ name, pages, nav = [] }: StatedRemote): NonNullable<PublishedExtras['nav']> {
  const source = `${name}/src/routes.tsx`;
  if (nav.length > MOST_LINKS)
    throw new UsageError(`${source} has ${nav.length} links in 'nav', but may have ${MOST_LINKS}.`);
  return nav.map(({ place, label, page }) => {
    const path = Object.hasOwn(pages, page) ? pages[page]?.path : undefined;
    if (path === undefined || path.includes(':'))
      throw new UsageError(
        `${source} links '${label}' in 'nav' to the page '${page}', which is ${path === undefined ? 'not in its table' : 'a pattern'}: name a page of its own without parameters.`,
      );
    return { place, label, path };
  });
}
