import type { Canary, EndedCanary } from '../../model/canary';
import { describeEntry } from '../describe-entry';
import type { ChannelOverview } from '../read-overview';
import type { statusOf } from '../status-of';
import { type Content, html, type Markup } from './markup';
import { problem, table, time } from './table';

/** Releases of a channel on the page. */
const SHOWN = 20;

/** Renders the running canary and those that ended last. */
export function canaryTable(
  channel: string,
  { canary, halted }: Pick<ReturnType<typeof statusOf>, 'canary' | 'halted'>,
): Markup {
  return table({
    id: `${channel}-canary`,
    caption: `Canaries on ${channel}`,
    head: ['Version', 'State', 'Since', 'By', 'Reason'],
    rows: [...(canary ? [running(canary)] : []), ...halted.map(ended)],
    empty: 'No canary is running.',
  });
}

function running({ package: name, version, share, at, by }: Canary): Content[] {
  return [`${name} ${version}`, `for ${share} % of the visitors`, time(at), by, undefined];
}

function ended({ package: name, version, at, by, reason, recall }: EndedCanary): Content[] {
  return [`${name} ${version}`, recall ? 'ended, open tabs leave it' : 'ended', time(at), by, reason];
}

/** Renders the last releases of a channel. */
export function historySection(channel: string, history: ChannelOverview['history']): Markup {
  if ('problem' in history) return problem(history.problem);
  const { entries, unreadable } = history.value;
  const more = entries.length - SHOWN;
  return html`${table({
    id: `${channel}-history`,
    caption: `Who released what on ${channel}, newest first`,
    head: ['When', 'Action', 'Package', 'Version', 'By', 'Notes'],
    rows: entries
      .slice(-SHOWN)
      .reverse()
      .map((entry) => {
        const { action, before, notes, allowed } = describeEntry(entry);
        return [
          time(entry.at),
          action,
          entry.package,
          entry.version,
          entry.by,
          [before, ...notes, ...allowed].filter(Boolean).join('; '),
        ];
      }),
    empty: 'Nothing was released yet.',
  })}${more > 0 && html`<p>${more} earlier ones: <code>npm run release -- history --channel ${channel} --limit ${entries.length}</code></p>`}
${unreadable.map(({ at, reason }) => problem(`An entry can't be read at '${at}': ${reason}`))}`;
}
