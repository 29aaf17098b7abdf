import type { SiteConfig } from '@little-arches/contracts/config';
import type { Composition } from '@little-arches/contracts/formats/page';
import { inertJson } from '@little-arches/kit/escape-markup';

/** Returns the page with another composition inlined. */
export function withComposition(html: string, composition: Composition): string {
  return withJson(html, 'composition', composition);
}

/** Returns the page with another configuration inlined; the rest stays unchanged. */
export function withConfig(html: string, config: SiteConfig): string {
  return withJson(html, 'config', config);
}

function withJson(html: string, id: string, value: unknown): string {
  const element = new RegExp(`<script type="application/json" id="${id}">[^<]*</script>`);
  return html.replace(element, () => inertJson(id, value));
}
