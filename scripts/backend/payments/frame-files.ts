import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@scripts/kit/project-root';
import { transform } from '@swc/core';
import { TEST_CARDS } from './card-rules';

const SCRIPTS = ['card-frame', 'card-rules'];

/** Serves the card form that the site shows in an iframe: a page, a stylesheet and its scripts. */
export function createFrameFiles(origins: readonly string[]) {
  const headers = {
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${origins.join(' ')}`,
  };
  const reply = (type: string, body: string, status = 200) =>
    new Response(body, { status, headers: { ...headers, 'content-type': `${type}; charset=utf-8` } });

  return {
    async answer(request: Request, path: string, url: URL): Promise<Response> {
      const name = path.slice(1);
      if (request.method !== 'GET')
        return reply('text/plain', 'Test mode: no money moves. Only GET is answered here.', 405);
      if (name === 'frame') {
        const origin = url.searchParams.get('origin') ?? '';
        if (origins.includes(origin)) return reply('text/html', framePage(origin));
        return reply(
          'text/plain',
          `Test mode: no money moves. This card form belongs to ${origins[0]}, not to "${origin}".`,
          403,
        );
      }
      if (name === 'card-frame.css') return reply('text/css', await readFile(beside(name), 'utf8'));
      if (SCRIPTS.includes(name)) return reply('text/javascript', await compile(name));
      return reply('text/plain', 'Test mode: no money moves. There is nothing at this address.', 404);
    },
  };
}

function beside(name: string): string {
  return join(projectRoot(), 'scripts', 'backend', 'payments', name);
}

async function compile(name: string): Promise<string> {
  const source = await readFile(beside(`${name}.ts`), 'utf8');
  const { code } = await transform(source, {
    filename: `${name}.ts`,
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
  });
  return code;
}

function framePage(origin: string): string {
  const cards = Object.entries(TEST_CARDS)
    .map(([number, does]) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${does}</li>`)
    .join('\n');
  return `<!doctype html>
<html lang="en" data-site-origin="${origin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Card payment. Test mode: no money moves</title>
<link rel="stylesheet" href="/payments/card-frame.css">
<script type="module" src="/payments/card-frame"></script>
</head>
<body>
<main>
<p class="test-mode"><strong>Test mode: no money moves.</strong></p>
<form id="card" novalidate>
${field('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
${field('expiry', 'Expiration date', 'cc-exp', 'MM / YY')}
${field('cvc', 'Security code', 'cc-csc', '123')}
</form>
<details id="cards">
<summary>Test cards</summary>
<ul>
${cards}
</ul>
<p>Any date in the future, any three digits.</p>
</details>
<section id="second-step" aria-labelledby="second-step-title" hidden>
<h2 id="second-step-title" tabindex="-1">Confirm this payment</h2>
<p>Test mode: no money moves. A real bank would now ask whether it is you who pays.</p>
<div class="buttons">
<button type="button" id="complete">Complete</button>
<button type="button" id="fail">Fail</button>
</div>
</section>
</main>
</body>
</html>
`;
}

function field(name: string, label: string, autocomplete: string, example: string): string {
  return `<div class="field ${name}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${example}" aria-describedby="${name}-problem" required>
<p id="${name}-problem" class="problem" aria-live="polite"></p>
</div>`;
}
