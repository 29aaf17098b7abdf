import { TEST_CARDS } from './card-rules';

/** Returns the page of the card form; only the site of this origin may embed it. */
export function cardPage(origin: string): string {
  const cards = Object.entries(TEST_CARDS)
    .map(([number, does]) => `<li><code>${number.replace(/(.{4})(?=.)/g, '$1 ')}</code> ${does}</li>`)
    .join('\n');
  return page(
    origin,
    'Card payment. Test mode: no money moves',
    'card-frame',
    `<p class="test-mode"><strong>Test mode: no money moves.</strong></p>
<form id="card" novalidate>
${cardField('number', 'Card number', 'cc-number', '1234 1234 1234 1234')}
${cardField('expiry', 'Expiration date', 'cc-exp', 'MM / YY')}
${cardField('cvc', 'Security code', 'cc-csc', '123')}
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
</section>`,
  );
}

export function addressPage(origin: string): string {
  return page(
    origin,
    'Delivery address',
    'address-frame',
    `<form id="address" novalidate hidden>
${textField('name', 'Full name', 'wide', 'shipping name')}
<div class="field wide">
<label for="country">Country or region</label>
<select id="country" name="country" autocomplete="shipping country" aria-describedby="country-problem"></select>
<p id="country-problem" class="problem" aria-live="polite"></p>
</div>
${textField('line1', 'Address line 1', 'wide', 'shipping address-line1')}
${textField('line2', 'Address line 2', 'wide', 'shipping address-line2', 'Apartment, suite, unit, etc. (optional)')}
${textField('postal_code', 'Postal code', '', 'shipping postal-code')}
${textField('city', 'City', '', 'shipping address-level2')}
</form>`,
  );
}

function page(origin: string, title: string, script: string, main: string): string {
  return `<!doctype html>
<html lang="en" data-site-origin="${origin}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/payments/card-frame.css">
<script type="module" src="/payments/${script}"></script>
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
}

function cardField(name: string, label: string, autocomplete: string, example: string): string {
  return field(
    name,
    label,
    name,
    `inputmode="numeric" autocomplete="${autocomplete}" placeholder="${example}" required`,
  );
}

function textField(name: string, label: string, width: string, autocomplete: string, example = ''): string {
  const more = example ? ` placeholder="${example}"` : ' required';
  return field(name, label, width, `autocomplete="${autocomplete}"${more}`);
}

function field(name: string, label: string, className: string, attributes: string): string {
  return `<div class="field ${className}">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="text" ${attributes} aria-describedby="${name}-problem">
<p id="${name}-problem" class="problem" aria-live="polite"></p>
</div>`;
}
