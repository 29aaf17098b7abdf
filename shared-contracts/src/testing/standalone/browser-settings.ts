import type { Chosen } from './host-parts';

/** A condition that always holds, and one that never does. */
const TRUE = '(min-width: 0px)';
const FALSE = '(max-width: 0px)';

/** The chosen settings of the browser; both are absent when the browser's own apply. */
type MediaSettings = Pick<Chosen, 'theme' | 'motion'>;

/** Returns a media query with the chosen settings in place of the browser's. */
export function settleQuery(query: string, { theme, motion }: MediaSettings): string {
  const schemes = query.replace(/\(prefers-color-scheme:\s*(\w+)\)/g, (feature, scheme: string) =>
    theme ? (scheme === theme ? TRUE : FALSE) : feature,
  );
  return schemes.replace(/\(prefers-reduced-motion(?::\s*([\w-]+))?\)/g, (feature, wish?: string) => {
    if (!motion) return feature;
    return (wish === 'no-preference') === (motion === 'full') ? TRUE : FALSE;
  });
}

/** Makes the chosen settings visible to scripts and style sheets, also to later ones. */
export function settleMedia(settings: MediaSettings): void {
  if (!settings.theme && !settings.motion) return;
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(settleQuery(query, settings));
  if (settings.theme) document.documentElement.style.colorScheme = settings.theme;

  const settle = () => {
    for (const { cssRules } of document.styleSheets) settleRules(cssRules, settings);
  };
  settle();
  const onArrival = (records: readonly MutationRecord[]) => {
    settle();
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement) node.addEventListener('load', settle);
  };
  new MutationObserver(onArrival).observe(document.head, { childList: true });
}

function settleRules(rules: CSSRuleList, settings: MediaSettings): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const settled = settleQuery(rule.media.mediaText, settings);
      if (settled !== rule.media.mediaText) rule.media.mediaText = settled;
    }
    if (rule instanceof CSSGroupingRule) settleRules(rule.cssRules, settings);
  }
}

/** Sets the page's clock to a moment; it continues from there. Returns the function that restores the real time. */
export function setClock(moment: string): () => void {
  const real = window.Date;
  const shift = real.parse(moment) - real.now();
  const now = () => real.now() + shift;
  window.Date = new Proxy(real, {
    construct: (target, args) => Reflect.construct(target, args.length === 0 ? [now()] : args),
    apply: () => new real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  return () => {
    window.Date = real;
  };
}
