import { readFileSync } from 'node:fs';
import { integrityOf } from '@little-arches/kit/integrity';
import fc from 'fast-check';
import { sampleConfig } from '../../testing/sample-build';
import { sampleComposition as composition, sampleDocument as parts } from '../../testing/sample-document';
import { type DocumentParts, renderDocument, styleOf } from './document';
import { pick } from './linked-file';

/** Returns width and height, which are at the start of every PNG. */
const pngSize = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) });

const lineWith = (html: string, text: string) => html.split('\n').find((line) => line.includes(text));

/** Returns what a browser parses from an element of inert JSON. */
function inlined(html: string, id: string): unknown {
  const [, text] =
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}

it("contains configuration, composition and data as inert JSON, and the page's content", () => {
  const html = renderDocument(parts);
  expect(inlined(html, 'config')).toEqual(sampleConfig);
  expect(inlined(html, 'composition')).toEqual(composition);
  expect(inlined(html, 'hydration')).toEqual(parts.content?.hydration);
  expect(html).toContain('<div id="root"><h1>Products</h1></div>');
});

it('marks a page that has only the frame as content', () => {
  const html = renderDocument({ ...parts, content: { html: '<main></main>', hydration: undefined } });
  expect(html).toContain('<div id="root" data-prerendered="frame"><main></main></div>');
  expect(inlined(html, 'hydration')).toBeUndefined();
});

it('escapes any text that would close an element of inert JSON', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.constantFrom('</script><script>', '<!--<script>', ']]>')),
      (text) => {
        const html = renderDocument({
          ...parts,
          config: { ...sampleConfig, channel: text },
          content: { html: '', hydration: { text } },
        });
        expect(inlined(html, 'config')).toEqual({ ...sampleConfig, channel: text });
        expect(inlined(html, 'hydration')).toEqual({ text });
        expect(html.match(/<script/g)).toHaveLength(6);
      },
    ),
  );
});

it('runs only script files with a hash, the entry after the shell', () => {
  const scripts = renderDocument(parts).match(/<script[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => !tag.includes('type="application/json"'))).toEqual([
    `<script src="/assets/shell/1.0.0/main.js" integrity="${parts.main.integrity}" crossorigin="anonymous" defer>`,
    `<script src="/assets/remote-store/1.0.0/entry.js" integrity="${parts.entry?.integrity}" crossorigin="anonymous" defer>`,
    `<script src="/assets/remote-store/1.0.0/store.js" integrity="${parts.chunks[0]?.integrity}" crossorigin="anonymous" async>`,
  ]);
});

it.each([
  ['"Quotes" & <tags>', '<title>&quot;Quotes&quot; &amp; &lt;tags&gt; · Little Arches</title>'],
  ['Little Arches', '<title>Little Arches</title>'],
])('writes the title %s as text', (title, line) => {
  expect(renderDocument({ ...parts, title })).toContain(line);
});

it('loads the recorder of early clicks in parallel, before the larger scripts', () => {
  const recorder = { href: '/assets/shell/early-events.js', integrity: integrityOf('recorder') };
  const html = renderDocument({ ...parts, recorder });
  expect(lineWith(html, recorder.href)).toBe(
    `<script src="${recorder.href}" integrity="${recorder.integrity}" crossorigin="anonymous" async></script>`,
  );
  expect(html.indexOf(recorder.href)).toBeLessThan(html.indexOf(parts.main.href));
});

it('shows a form only once the recorder runs', () => {
  const recorder = { href: '/assets/shell/early-events.js', integrity: integrityOf('recorder') };
  const content = { html: '<main><form method="post"></form></main>', hydration: {} };
  expect(lineWith(renderDocument({ ...parts, recorder, content }), recorder.href)).not.toContain('async');
});

it.each([
  '"><script src=//evil.example></script>',
  "' onload='alert(1)",
  '"onerror="alert(1)',
  '</script><script>alert(1)</script>',
])('escapes addresses, hashes and texts in attributes: %s', (attack) => {
  const hostile = { href: attack, integrity: attack };
  const tagsOf = (given: DocumentParts) => renderDocument(given).match(/<[^>]*>/g) ?? [];
  const attacked = tagsOf({
    ...parts,
    ...{ title: attack, description: attack, canonical: attack, icon: attack, card: attack },
    ...{ fonts: [attack], styles: [hostile], main: hostile, entry: hostile, chunks: [hostile] },
    config: { ...sampleConfig, siteUrl: attack },
    structuredData: { name: attack },
  });
  const shapeOf = (tag: string) => tag.replace(/"[^"]*"/g, '""');
  expect(attacked.map(shapeOf)).toEqual(tagsOf({ ...parts, structuredData: { name: '' } }).map(shapeOf));
});

it('names style sheets with their hash, and preloads the font with the mode of the later request', () => {
  const html = renderDocument(parts);
  expect(lineWith(html, 'rel="stylesheet"')).toContain(
    `integrity="${parts.styles[0]?.integrity}" crossorigin`,
  );
  expect(lineWith(html, 'as="font"')).toContain('crossorigin="anonymous"');
});

it('inlines styles with a known text, and names them for the chunk loader in links that are not fetched', () => {
  const text = 'a{color:red}';
  const html = renderDocument({ ...parts, styles: parts.styles.map((sheet) => ({ ...sheet, text })) });
  expect(html).toContain(`<style>${text}</style>`);
  expect(lineWith(html, 'rel="stylesheet"')).toBe(
    '<link rel="stylesheet" href="/assets/shell/1.0.0/main.css" disabled>',
  );
});

it.each([
  [true, '/store', false, 'https://www.littlearches.example/store'],
  [true, undefined, false, undefined],
  [false, '/store', true, undefined],
])(
  'renders the tags for search engines: index %s, canonical path %s',
  (index, canonical, noindex, address) => {
    const html = renderDocument({ ...parts, index, canonical });
    expect(html.includes('<meta name="robots" content="noindex">')).toBe(noindex);
    expect(/rel="canonical" href="(.*)"/.exec(html)?.[1]).toBe(address);
  },
);

describe('the picture of link previews', () => {
  const propertiesOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<meta (?:property|name)="([\w:]+)" content="([^"]*)">/g)].map(
        ([, name, content]) => [name, content],
      ),
    );

  it('names the picture with its whole address, its own size and its text', () => {
    const { width, height } = pngSize(readFileSync('shell/src/frame/social-card.png'));
    expect(propertiesOf(renderDocument(parts))).toMatchObject({
      'og:image': 'https://www.littlearches.example/assets/shell/1.0.0/social-card.png',
      'og:image:width': String(width),
      'og:image:height': String(height),
      'og:image:alt': expect.stringContaining('Little feet, strong arches'),
      'twitter:card': 'summary_large_image',
    });
  });

  it.each([
    ['of a shell without one', { card: undefined }],
    ['of a page that is not to be listed', { index: false }],
  ])('names no picture in the HTML %s', (_, more) => {
    const html = renderDocument({ ...parts, ...more });
    expect(html).not.toContain('og:image');
    expect(html).not.toContain('summary_large_image');
  });

  it('does not load the picture when the page is opened', () => {
    expect(renderDocument(parts).match(/social-card/g)).toHaveLength(1);
  });
});

it('renders no inline style and no event attribute', () => {
  expect(renderDocument(parts)).not.toMatch(/ style=|<style| on\w+=/);
});

it('picks files in the requested order, without unknown ones', () => {
  const files = ['a.js', 'b.js', 'c.js'].map((path) => ({ path, size: 1, integrity: integrityOf(path) }));
  expect(pick(files, ['c.js', 'nope.js', 'a.js']).map(({ path }) => path)).toEqual(['c.js', 'a.js']);
});

describe('the channel', () => {
  const styles = [{ href: '/main.css', integrity: undefined, text: 'a{}' }];
  const on = (channel: string) => ({ ...parts, styles, config: { ...sampleConfig, channel } });

  it.each([
    ['staging', '<strong>Staging</strong> This is not the live site.'],
    ['pr-12', '<strong>Preview: pr-12</strong> This is not the live site.'],
  ])('is named at the top of a page on %s', (channel, text) => {
    const html = renderDocument(on(channel));
    expect(html).toMatch(new RegExp(`<body>\n<aside class="channel-bar"[^>]*><p class="column">${text}</p>`));
    expect(html).toContain(`<style>${styleOf(on(channel))}</style>`);
    expect(styleOf(on(channel))).toMatch(/^a\{\}\n\.channel-bar\{/);
  });

  it('is not named on the production site', () => {
    expect(renderDocument(on('production'))).not.toContain('channel-bar');
    expect(styleOf(on('production'))).toBe('a{}');
  });
});
