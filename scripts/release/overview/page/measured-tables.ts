import { kilobytes } from '../../check/files/check-sizes';
import { healthTable } from '../../health/health-lines';
import type { Registry } from '../../model/registry';
import { listSizes } from '../list-sizes';
import type { ChannelOverview } from '../read-overview';
import { html, type Markup } from './markup';
import { problem, table, time } from './table';

/** Renders the sizes of the last versions, each with a bar beside those of its package. */
export function sizesTable(channel: string, registry: Registry): Markup {
  const sizes = listSizes(registry);
  const largest = (name: string) =>
    Math.max(1, ...sizes.filter((size) => size.package === name).map(({ bytes }) => bytes));
  return table({
    id: `${channel}-sizes`,
    caption: `Sizes on ${channel} before compression`,
    head: [
      'Package',
      'Version',
      'State',
      'Since',
      'Largest page',
      'Its files',
      'All files',
      'Change',
      'Trend',
    ],
    numbers: [5, 6, 7],
    rows: sizes.map(({ package: name, version, state, at, page, bytes, change }) => [
      name,
      version,
      state,
      time(at),
      page?.path,
      page && kilobytes(page.bytes),
      kilobytes(bytes),
      change === undefined ? 'first' : signed(change),
      bar(bytes / largest(name)),
    ]),
    empty: 'Nothing is live.',
  });
}

function signed(bytes: number): string {
  if (bytes === 0) return 'none';
  return `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`;
}

/** Renders a share as a bar. The number is in another column, so the bar is decorative. */
function bar(share: number): Markup {
  const width = Math.round(share * 100);
  return html`<svg class="bar" viewBox="0 0 100 10" width="100" height="10" aria-hidden="true"><rect width="${width}" height="10"/></svg>`;
}

/** Renders visits, failures and web vitals of a channel's versions. */
export function healthSection(channel: string, health: ChannelOverview['health'], registry: Registry) {
  if ('problem' in health) return problem(health.problem);
  const { head, rows } = healthTable(health.value, registry);
  return html`<p>Visits since ${time(health.value.since)}, vitals at the third of four visits.</p>${table({
    id: `${channel}-health`,
    caption: `Health on ${channel}`,
    head: ['Version', ...head.slice(1)],
    numbers: [1, 2, 3, 4, 5, 6],
    rows,
    empty: 'No visit was reported.',
  })}`;
}
