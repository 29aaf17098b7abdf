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
      'a remote styles the column of everybody',
      'remote-kids-zone',
      globalStyles('.column { max-width: none; }'),
      'styles',
      '.column',
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
    [
      'one more token',
      'shell',
      [edit(tokens, '  --action: #bf4028;', '  --moon: #eeeeee;\n  --action: #bf4028;')],
    ],
    ['one more base class', 'shell', [edit(base, '.column {', '.wide {\n  width: 100%;\n}\n\n.column {')]],
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
      'its own part in a query',
      'remote-kids-zone',
      [
        styleOfKids(
          '@media (min-width: 40rem) { .facts { gap: 0; } }\n@supports (display: grid) { .facts { display: grid; } }',
        ),
      ],
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
  ]),
];
