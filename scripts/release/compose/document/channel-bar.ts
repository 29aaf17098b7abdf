import { escapeMarkup, openTag } from '@little-arches/kit/escape-markup';
import { STANDARD_CHANNEL } from '@little-arches/kit/settings/channel';

/** Banner on the pages of a channel, so that a preview is not mistaken for the site. */
export interface ChannelBar {
  readonly html: string;
  readonly style: string;
}

// In the flow of the page, so that it covers nothing. The header sticks below the bar, then replaces it at the top.
const style = `.channel-bar{padding-block:var(--space-2);background:var(--sun);color:var(--on-sun);font-size:var(--text-s);line-height:1.35;overflow-wrap:anywhere}
@media print{.channel-bar{display:none}}`;

/** Returns the bar of a channel; undefined for the production site. */
export function channelBar(channel: string): ChannelBar | undefined {
  if (channel === STANDARD_CHANNEL) return undefined;
  const name = channel === 'staging' ? 'Staging' : `Preview: ${channel}`;
  const text = `<strong>${escapeMarkup(name)}</strong> This is not the live site.`;
  const bar = openTag('aside', { class: 'channel-bar', 'aria-label': 'Which site this is' });
  return { html: `${bar}<p class="column">${text}</p></aside>`, style };
}
