import { unrenderedLines } from '../../compose/render/unrendered-text';
import { UnverifiedError } from '../../sign/owners';
import { liveVersionsOf } from '../../store/live-versions';
import type { ChannelOverview } from '../read-overview';
import { statusOf } from '../status-of';
import { liveTable, rangesTable, usesTable } from './live-tables';
import { type Content, html, type Markup } from './markup';
import { healthSection, sizesTable } from './measured-tables';
import { canaryTable, historySection } from './release-tables';
import { problem, time } from './table';

/** Renders everything about a channel, under headings. */
export function channelSection(overview: ChannelOverview): Markup {
  const { channel, history } = overview;
  return html`<section id="${sectionId(channel)}"><h2>Channel ${channel}</h2>
${liveParts(overview)}
<h3>History</h3>
<p>The history is not signed.</p>
${historySection(channel, history)}
</section>`;
}

/** Returns the id of a channel's section. */
export function sectionId(channel: string): string {
  return `channel-${channel}`;
}

/** Returns in a word whether the owners signed what is live. */
export function signatureOf({ pointer }: ChannelOverview): string {
  if ('value' in pointer) return pointer.value.at === undefined ? 'not signed' : 'verified';
  return pointer.error instanceof UnverifiedError ? 'not verified' : 'unknown';
}

/** Renders the address of a channel's site. */
export function addressOf({ site }: ChannelOverview): Content {
  if ('problem' in site) return 'unknown';
  if (!site.value) return 'no site composed yet';
  // A configuration with another scheme than http or https is refused when it is read.
  const { siteUrl } = site.value.config;
  return html`<a href="${siteUrl}">${siteUrl}</a>`;
}

function liveParts(overview: ChannelOverview): Content {
  const { channel, pointer, site, health } = overview;
  if ('problem' in pointer) return problem(pointer.problem);
  const { registry, owners, at } = pointer.value;
  const status = statusOf(registry, 'value' in site ? site.value : undefined);
  const { unrendered, composition } = status.site;
  return html`<dl>
<div><dt>Address</dt><dd>${addressOf(overview)}</dd></div>
<div><dt>Composition</dt><dd>${composition ?? 'none'}</dd></div>
<div><dt>Signatures</dt><dd>${signatureOf(overview)}${at !== undefined && html`, of ${time(at)}`}</dd></div>
</dl>
${'problem' in site && problem(site.problem)}
${status.unreadable.map(({ at: place, reason }) => problem(`The registry can't be read at '${place}': ${reason}`))}
${unrenderedLines(unrendered).map(problem)}
<h3>Live versions</h3>
${liveTable(channel, status, owners)}
<h3>Contract and shared libraries</h3>
${rangesTable(channel, liveVersionsOf(registry))}
<h3>Who uses what</h3>
${usesTable(channel, registry)}
<h3>Sizes</h3>
${sizesTable(channel, registry)}
<h3>Health</h3>
${healthSection(channel, health, registry)}
<h3>Canaries</h3>
${canaryTable(channel, status)}`;
}
