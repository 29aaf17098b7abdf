import { added, breaking, edit, harmless, rename } from '../seeded-change';
import { atopKidsPage, elementInKidsPage, sources, styleOfKids } from './places';

const { tokens, base } = sources;
/** The token is called in another way wherever the shell's styles set it. */
const token = (name: string) => [rename(tokens, `  --${name}:`, `  --x-${name}:`)];
const beyond = 'of remote-kids-zone ';
let files = 0;
const globalStyles = (css: string) => [
  atopKidsPage(`import './global${++files}.css';`),
  added(`remote-kids-zone/src/pages/articles/global${files}.css`, css),
];

/** Tokens and base classes of the shell, and what a remote's styles may reach. */
export const styleChanges = [
  ...breaking([
    ['a colour goes', 'shell', token('sun'), 'uses', 'uses the token --sun in remote-'],
    ['the brand’s colour goes', 'shell', token('brand'), 'uses', 'the token --brand in remote-'],
    ['a size of text goes', 'shell', token('text-l'), 'uses', 'the token --text-l in remote-'],
    ['a space goes', 'shell', token('space-7'), 'uses', 'the token --space-7 in remote-'],
    ['a radius goes', 'shell', token('radius-full'), 'uses', 'the token --radius-full in remote-'],
    ['a level’s colour goes', 'shell', token('level-2'), 'uses', 'the token --level-2 in remote-'],
    [
      'the gutter goes',
      'shell',
      [rename(tokens, '--gutter:', '--edge:'), rename(base, 'var(--gutter)', 'var(--edge)')],
      'uses',
      'the token --gutter in remote-',
    ],
    [
      'a remote uses a token that nobody sets',
      'remote-kids-zone',
      [styleOfKids('.facts b { color: var(--brnad); }')],
      'uses',
      'the token --brnad in remote-kids-zone/src/articles/article-facts.module.css',
    ],
    [
      'a remote uses a token that only its contract has',
      'remote-kids-zone',
      [
        edit(
          tokens,
          '  --sun: #ffd25e;\n  --on-sun: #3b2b00;\n\n  --level-0: #2f7a3f;',
          '  --sun: #ffd25e;\n  --moon: #eee;\n  --on-sun: #3b2b00;\n\n  --level-0: #2f7a3f;',
        ),
        styleOfKids('.facts b { color: var(--moon); }'),
      ],
      'uses',
      'the token --moon',
    ],
    [
      'a drawing uses a token that nobody sets',
      'remote-kids-zone',
      [elementInKidsPage('<svg aria-hidden="true"><path fill="var(--moss)" d="M0 0h9" /></svg>')],
      'uses',
      'the token --moss in remote-kids-zone/src/pages/articles/page.tsx',
    ],
    [
      'the column goes',
      'shell',
      [rename(base, '.column {', '.in-column {')],
      'uses',
      'the base class column in remote-',
    ],
    [
      'what only screen readers read is shown',
      'shell',
      [rename(base, '.visually-hidden {', '.unseen {')],
      'uses',
      'the base class visually-hidden in remote-',
    ],
    [
      'a remote uses a class that only its contract has',
      'remote-kids-zone',
      [
        edit(base, '.column {', '.wide {\n  width: 100%;\n}\n\n.column {'),
        elementInKidsPage('<p className="wide">Wide</p>'),
      ],
      'uses',
      'the base class wide in remote-kids-zone/src/pages/articles/page.tsx',
    ],
    [
      'a remote styles the root',
      'remote-kids-zone',
      globalStyles(':root { --ink: red; }'),
      'styles',
      `${beyond}`,
    ],
    [
      'a remote styles the body',
      'remote-kids-zone',
      globalStyles('body { margin: 3rem; }'),
      'styles',
      'on /kids-zone reach beyond it: body',
    ],
    [
      'a remote styles all headings',
      'remote-kids-zone',
      globalStyles('h1, h2 { color: var(--sun); }'),
      'styles',
      'reach beyond it: h1',
    ],
    [
      'a remote styles the header',
      'remote-kids-zone',
      globalStyles('header nav a { display: none; }'),
      'styles',
      'header nav a',
    ],
    [
      'a remote styles everything',
      'remote-kids-zone',
      globalStyles('* { animation: none; }'),
      'styles',
      'reach beyond it: *',
    ],
    [
      'a remote styles what is selected',
      'remote-kids-zone',
      globalStyles('::selection { color: var(--sun); }'),
      'styles',
      '::selection',
    ],
    [
      'a remote styles by an attribute',
      'remote-kids-zone',
      globalStyles('[hidden] { display: block; }'),
      'styles',
      '[hidden]',
    ],
    [
      'a remote styles the column of everybody',
      'remote-kids-zone',
      globalStyles('.column { max-width: none; }'),
      'styles',
      '.column',
    ],
    [
      'a remote styles the page that has its part',
      'remote-kids-zone',
      [styleOfKids('body:has(.facts) { overflow: hidden; }')],
      'styles',
      'body:has(',
    ],
    [
      'one selector of a list reaches beyond',
      'remote-kids-zone',
      [styleOfKids('.facts b, main b { color: var(--sun); }')],
      'styles',
      'main b',
    ],
    [
      'a global selector in a module',
      'remote-kids-zone',
      [styleOfKids(':global(header) { display: none; }')],
      'styles',
      'reach beyond it: header',
    ],
    [
      'a global selector in a media query',
      'remote-kids-zone',
      globalStyles('@media print { footer { display: none; } }'),
      'styles',
      'footer',
    ],
    [
      'a remote sets the margin of the sheet',
      'remote-kids-zone',
      globalStyles('@page { margin: 0; }'),
      'styles',
      '@page',
    ],
    [
      'a remote replaces the font',
      'remote-kids-zone',
      globalStyles('@font-face { font-family: "Nunito Variable"; src: local("Arial"); }'),
      'styles',
      '@font-face',
    ],
    [
      'a remote declares a token of everybody',
      'remote-kids-zone',
      globalStyles('@property --ink { syntax: "<color>"; inherits: false; initial-value: red; }'),
      'styles',
      '@property --ink',
    ],
    [
      'an animation of a common name',
      'remote-kids-zone',
      globalStyles('@keyframes spin { to { rotate: 1turn; } }\n.kids-zone-wheel { animation: spin 1s; }'),
      'styles',
      '@keyframes spin',
    ],
  ]),
  ...harmless([
    ['a colour changes', 'shell', [edit(tokens, '  --action: #bf4028;', '  --action: #b03a24;')]],
    [
      'one more token',
      'shell',
      [edit(tokens, '  --action: #bf4028;', '  --moon: #eeeeee;\n  --action: #bf4028;')],
    ],
    ['one more base class', 'shell', [edit(base, '.column {', '.wide {\n  width: 100%;\n}\n\n.column {')]],
    [
      'a remote uses a token that it did not use before',
      'remote-kids-zone',
      [styleOfKids('.facts b { color: var(--success); }')],
    ],
    [
      'a token with something to fall back on',
      'remote-kids-zone',
      [styleOfKids('.facts b { color: var(--moon, red); }')],
    ],
    [
      'a custom property of its own',
      'remote-kids-zone',
      [styleOfKids('.facts { --gap: 1rem; }\n.facts b { margin: var(--gap); }')],
    ],
    [
      'a custom property that a script sets',
      'remote-kids-zone',
      [
        styleOfKids('.facts b { margin: var(--measured); }'),
        elementInKidsPage("<b ref={(element) => element?.style.setProperty('--measured', '1px')} />"),
      ],
    ],
    [
      'a token of everybody set for its own part',
      'remote-kids-zone',
      [styleOfKids('.facts { --ink: var(--on-sun); }')],
    ],
    ['a class that nobody styles', 'remote-kids-zone', [elementInKidsPage('<p className="marker">Here</p>')]],
    [
      'a base class that it did not use before',
      'remote-kids-zone',
      [elementInKidsPage('<p className="visually-hidden">Here</p>')],
    ],
    [
      'elements within its own part',
      'remote-kids-zone',
      [styleOfKids('.facts li > svg, .facts p::first-letter { color: var(--sun); }')],
    ],
    [
      'its own part wherever it stands',
      'remote-kids-zone',
      [styleOfKids('main .facts, :root .facts, body > div .facts { color: var(--ink); }')],
    ],
    [
      'one of several own parts',
      'remote-kids-zone',
      [styleOfKids(':is(.facts, .more) p { color: var(--ink); }')],
    ],
    [
      'its own part that has something',
      'remote-kids-zone',
      [styleOfKids('.facts:has(li:hover) li:not(:hover) { opacity: 0.5; }')],
    ],
    ['what follows its own part', 'remote-kids-zone', [styleOfKids('.facts + p { margin: 0; }')]],
    [
      'its own part in a query',
      'remote-kids-zone',
      [
        styleOfKids(
          '@media (min-width: 40rem) { .facts { gap: 0; } }\n@supports (display: grid) { .facts { display: grid; } }',
        ),
      ],
    ],
    [
      'a selector with a comma and braces in a text',
      'remote-kids-zone',
      [styleOfKids('.facts[title="a, {b}"]::after { content: "} body {"; }')],
    ],
    [
      'an animation of its own',
      'remote-kids-zone',
      [styleOfKids('@keyframes wiggle { to { rotate: 1deg; } }\n.facts:hover { animation: wiggle 1s; }')],
    ],
    [
      'a global class that bears its name',
      'remote-kids-zone',
      globalStyles('.kids-zone-drawing { --draw: var(--ink); }'),
    ],
    [
      'a font of its own',
      'remote-kids-zone',
      globalStyles('@font-face { font-family: "Kids"; src: local("Comic Neue"); }'),
    ],
    [
      'a custom property that is declared',
      'remote-kids-zone',
      globalStyles('@property --kids-turn { syntax: "<angle>"; inherits: false; initial-value: 0deg; }'),
    ],
  ]),
];
