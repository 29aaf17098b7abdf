import { readFileSync } from 'node:fs';
import { sourceOf } from '../../compose/document/style-sheets';
import type { StyleSource } from '../../model/site';
import type { ChannelOverview, Part } from '../read-overview';
import { statusOf } from '../status-of';
import { addressOf, channelSection, sectionId, signatureOf } from './channel-section';
import { type Content, html } from './markup';
import { problem, table, time } from './table';

/** The page of releases: one file that needs no server and no script. */
export interface ReleasesPage {
  readonly html: string;
  /** Source of its inline style, for the policy of the server that answers with it. */
  readonly style: StyleSource;
}

/** Renders the page of releases, as read at the time `at` (ISO 8601, UTC). */
export function releasesPage(overview: Part<readonly ChannelOverview[]>, at: string): ReleasesPage {
  const sheet = readFileSync(new URL('releases-page.css', import.meta.url), 'utf8');
  const style = sourceOf(sheet);
  const start = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src ${style}">
<title>Releases</title>
<style>`;
  const end = html`</style>
</head>
<body>
<header><h1>Releases</h1><p>As of ${time(at)}. All times are UTC.</p></header>
<main>
${'problem' in overview ? problem(overview.problem) : channelsOf(overview.value)}
</main>
</body>
</html>
`;
  return { html: start.text + sheet + end.text, style };
}

function channelsOf(channels: readonly ChannelOverview[]): Content {
  if (channels.length === 0) return html`<p>This store is empty: nothing was released into it yet.</p>`;
  return html`<section><h2>Channels and previews</h2>
${table({
  id: 'channels',
  caption: 'Channels of this store',
  head: ['Channel', 'Address', 'Live packages', 'Last release', 'Canary', 'Signatures'],
  numbers: [2],
  rows: channels.map(rowOf),
  empty: '',
})}</section>
${channels.map(channelSection)}`;
}

function rowOf(overview: ChannelOverview): Content[] {
  const { channel, pointer, history } = overview;
  const link = html`<a href="#${sectionId(channel)}">${channel}</a>`;
  const last = 'value' in history ? history.value.entries.at(-1) : undefined;
  const released = last && html`${time(last.at)} ${last.package} ${last.version} by ${last.by}`;
  if ('problem' in pointer) return [link, 'unknown', 'unknown', released, 'unknown', signatureOf(overview)];
  const { packages, canary } = statusOf(pointer.value.registry, undefined);
  return [
    link,
    addressOf(overview),
    packages.length,
    released,
    canary ? `${canary.package} ${canary.version}, ${canary.share} %` : 'none',
    signatureOf(overview),
  ];
}
