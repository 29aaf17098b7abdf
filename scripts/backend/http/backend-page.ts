import { escapeMarkup } from '@little-arches/kit/escape-markup';

/** Path of the style sheet of the backend's pages. */
const STYLE_SHEET = '/backend.css';

const STYLES = `
:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; }
header { align-items: baseline; display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; }
article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: 0.75rem; margin: 1rem 0; padding: 1rem 1.25rem; }
h1 { font-size: 1.5rem; margin: 0; }
h2, h3 { font-size: 1.125rem; margin: 0; overflow-wrap: anywhere; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
dl { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0.25rem 0 0.75rem; opacity: 0.8; }
dl div { display: flex; gap: 0.4rem; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { font: inherit; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap; }
a { color: light-dark(#0b5f66, #7fd6dd); }
.action, button { border: 2px solid currentColor; border-radius: 0.5rem; display: inline-block; font-weight: 600; margin-top: 0.75rem; padding: 0.5rem 1rem; }
button { background: none; color: light-dark(#0b5f66, #7fd6dd); cursor: pointer; font: inherit; font-weight: 600; }
label { display: block; margin-top: 1rem; }
select { font: inherit; max-width: 100%; min-height: 2.75rem; padding: 0.25rem 0.5rem; }
`;

/** A page of the backend itself, for developers: readable without scripts, under a policy that forbids them. */
export interface BackendPage {
  readonly title: string;
  /** Links beside the heading, as markup. */
  readonly links: string;
  /** Markup of the content. */
  readonly main: string;
}

export function renderBackendPage({ title, links, main }: BackendPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(title)} of the embedded backend</title>
<link rel="stylesheet" href="${STYLE_SHEET}">
</head>
<body>
<header><h1>${escapeMarkup(title)}</h1><nav>${links}</nav></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** Returns a response that no other site can read, embed or send forms to: it has no CORS header. */
export function answerPrivately(body: string, type: string): Response {
  return new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-security-policy': `default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      // A form posted to its own page then sends its origin, which is checked.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** Returns the style sheet of these pages; undefined for any other address. */
export function answerStyleSheet({ url }: Request): Response | undefined {
  return new URL(url).pathname === STYLE_SHEET ? answerPrivately(STYLES, 'text/css') : undefined;
}
