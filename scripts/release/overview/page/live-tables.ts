import { rangeOf } from '@little-arches/contracts/formats/handshake';
import type { Registry } from '../../model/registry';
import { namesOf, type Owners } from '../../sign/owners';
import { type Live, liveVersionsOf } from '../../store/live-versions';
import { listUses, withoutRecord } from '../list-uses';
import type { statusOf } from '../status-of';
import { html, type Markup } from './markup';
import { table, time } from './table';

type Status = ReturnType<typeof statusOf>;

/** Renders what is live on a channel, by whom, what a rollback can reach, and what was retired. */
export function liveTable(
  channel: string,
  { packages, retired }: Status,
  owners: ReadonlyMap<string, Owners>,
): Markup {
  const ownersOf = (name: string) => {
    const own = owners.get(name);
    return own ? namesOf(own) : 'none';
  };
  return table({
    id: `${channel}-live`,
    caption: `What is live on ${channel}`,
    head: ['Package', 'Version', 'Since', 'By', 'Commit', 'A rollback reaches', 'Owners'],
    rows: [
      ...packages.map(({ package: name, version, release, earlier }) => [
        name,
        version,
        time(release?.at),
        release?.by,
        release?.commit,
        earlier.join(', ') || 'nothing',
        ownersOf(name),
      ]),
      ...retired.map(({ package: name, version, at, by }) => [
        name,
        'retired',
        time(at),
        by,
        undefined,
        version,
        ownersOf(name),
      ]),
    ],
    empty: 'Nothing is live.',
  });
}

/** Renders contract, runtime and shared libraries: what the shell provides, and what the remotes accept. */
export function rangesTable(channel: string, versions: readonly Live[]): Markup {
  const libraries = [...new Set(versions.flatMap(({ extras }) => Object.keys(extras.handshake.singletons)))];
  return table({
    id: `${channel}-ranges`,
    caption: `Contract and shared libraries on ${channel}`,
    head: ['Package', 'Contract', 'Federation runtime', ...libraries],
    rows: versions.map(({ name, extras: { handshake } }) => {
      const { contract, runtime, singletons } = handshake;
      const isShell = name === 'shell';
      return [
        name,
        isShell ? `offers ${contract.built}` : `needs ${contract.needs}, built with ${contract.built}`,
        runtime,
        ...libraries.map((library) => {
          const built = singletons[library];
          if (built === undefined) return 'not used';
          return isShell ? `provides ${built}` : `${rangeOf(built)}, built with ${built}`;
        }),
      ];
    }),
    empty: 'Nothing is live.',
  });
}

const kinds = {
  event: 'subscribes to',
  link: 'links to',
  panel: 'opens the panel',
  slot: 'shows the slot',
} as const;

/** Renders which package uses which events, pages, panels and slots of which other packages. */
export function usesTable(channel: string, registry: Registry): Markup {
  const versions = liveVersionsOf(registry);
  const silent = withoutRecord(versions);
  return html`${table({
    id: `${channel}-uses`,
    caption: `Who uses what of which package on ${channel}`,
    head: ['Package', 'Uses', 'Of', 'What'],
    rows: listUses(versions).map(({ user, kind, of, names }) => [
      user,
      kinds[kind],
      of.join(', ') || 'nothing live',
      names.join(', '),
    ]),
    empty: 'No package uses an event, a page, a panel or a slot of another one.',
  })}${silent.length > 0 && html`<p>Not recorded in the builds of ${silent.join(', ')}.</p>`}`;
}
