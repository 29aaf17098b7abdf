import { atopList, contractOf, inList, shownInList, styleOfList } from './fixture/edits';
import type { World } from './fixture/world';
import { breaking, harmless } from './static-change';

const tokens =
  (from: string, to: string) =>
  ({ shell: { contract } }: World) =>
    Object.assign(contract, { tokens: contract.tokens.replace(from, to) });
const sheet = (css: string) => (world: World) => {
  atopList("import './global.css';")(world);
  world.games.files['pages/list/global.css'] = css;
};
const more = (css: string) =>
  contractOf(['shell'], (contract) => Object.assign(contract, { tokens: contract.tokens + css }));

/** Changes of the shell's tokens and base classes, and of what a remote's styles affect. */
export const styleChanges = [
  ...breaking(
    ['a colour goes', tokens('--sun: #fc0;', ''), 'uses', 'uses the token --sun in remote-shop'],
    [
      'a colour is for dark screens only',
      tokens(
        '--sun: #fc0; --gutter: 1rem; }',
        '--gutter: 1rem; } @media (prefers-color-scheme: dark) { :root { --sun: #fc0; } }',
      ),
      'uses',
      'the token --sun in remote-shop',
    ],
    [
      'a colour is for paper only',
      tokens('--sun: #fc0; --gutter: 1rem; }', '--gutter: 1rem; } @media print { :root { --sun: #fc0; } }'),
      'uses',
      'the token --sun in remote-shop',
    ],
    [
      'a remote uses a token that nobody sets',
      styleOfList('.facts b { color: var(--ikn); }'),
      'uses',
      'the token --ikn in remote-games/src/pages/list/page.module.css',
    ],
    [
      'a remote sets its own property in print only',
      styleOfList('@media print { .facts { --gap: 1rem; } } .facts b { margin: var(--gap); }'),
      'uses',
      'the token --gap in remote-games',
    ],
    [
      'a remote uses a token that only its contract has',
      (world) => {
        world.games.contract.tokens += ':root { --moon: #eee; }';
        styleOfList('.facts b { color: var(--moon); }')(world);
      },
      'uses',
      'the token --moon',
    ],
    [
      'a drawing uses a token that nobody sets',
      shownInList('<svg aria-hidden="true"><path fill="var(--moss)" d="M0 0h9" /></svg>'),
      'uses',
      'the token --moss in remote-games/src/pages/list/page.tsx',
    ],
    [
      'the column goes',
      ({ shell: { contract } }) =>
        Object.assign(contract, { base: contract.base.replace('.column', '.in-column') }),
      'uses',
      'the base class column in remote-shop',
    ],
    [
      'a remote uses a class that only its contract has',
      (world) => {
        world.games.contract.base += '.wide { width: 100%; }';
        shownInList('<p className="wide">Wide</p>')(world);
      },
      'uses',
      'the base class wide in remote-games',
    ],
    ['a remote styles the root', sheet(':root { --ink: red; }'), 'styles', 'reach beyond it: :root'],
    [
      'a remote styles the body',
      sheet('body { margin: 3rem; }'),
      'styles',
      'on /games reach beyond it: body',
    ],
    ['a remote styles the column of everybody', sheet('.column { max-width: none; }'), 'styles', '.column'],
    [
      'one selector of a list reaches beyond',
      styleOfList('.facts b, main b { color: red; }'),
      'styles',
      'main b',
    ],
    [
      'a global selector in a module',
      styleOfList(':global(header) { top: 0; }'),
      'styles',
      'reach beyond it: header',
    ],
    [
      'a remote replaces the font',
      sheet('@font-face { font-family: "Nunito Variable"; src: local("Arial"); }'),
      'styles',
      '@font-face',
    ],
    [
      'a remote declares a token of everybody',
      sheet('@property --ink { syntax: "<color>"; inherits: false; initial-value: red; }'),
      'styles',
      '@property --ink',
    ],
    [
      'an animation of a common name',
      sheet('@keyframes spin { to { rotate: 1turn; } }\n.games-wheel { animation: spin 1s; }'),
      'styles',
      '@keyframes spin',
    ],
  ),
  ...harmless(
    ['one more token', more(':root { --moon: #eee; }')],
    [
      'a token of light and of dark screens',
      tokens(
        '--sun: #fc0; --gutter: 1rem; }',
        '--gutter: 1rem; } @media (prefers-color-scheme: dark) { :root { --sun: #fc0; } } @media (prefers-color-scheme: light) { :root { --sun: #f00; } }',
      ),
    ],
    [
      'a token is another one on dark screens',
      more('@media (prefers-color-scheme: dark) { :root { --sun: #a80; } }'),
    ],
    [
      'one more base class',
      ({ shell: { contract } }) =>
        Object.assign(contract, { base: `${contract.base} .wide { width: 100%; }` }),
    ],
    ['a token with something to fall back on', styleOfList('.facts b { color: var(--moon, red); }')],
    [
      'a custom property of its own',
      styleOfList('.facts { --gap: 1rem; }\n.facts b { margin: var(--gap); }'),
    ],
    [
      'a custom property of its own for paper, read there',
      styleOfList('@media print { .facts { --gap: 1rem; } .facts b { margin: var(--gap); } }'),
    ],
    [
      'a custom property that a script sets',
      (world) => {
        styleOfList('.facts b { margin: var(--measured); }')(world);
        shownInList("<b ref={(element) => element?.style.setProperty('--measured', '1px')} />")(world);
      },
    ],
    ['a token of everybody set for its own part', styleOfList('.facts { --ink: var(--sun); }')],
    ['a class that nobody styles', shownInList('<p className="marker">Here</p>')],
    [
      'its own part in a query',
      styleOfList(
        '@media (min-width: 40rem) { .facts { gap: 0; } }\n@supports (display: grid) { .facts { display: grid; } }',
      ),
    ],
    [
      'an animation of its own',
      styleOfList('@keyframes wiggle { to { rotate: 1deg; } }\n.facts:hover { animation: wiggle 1s; }'),
    ],
    ['a global class that bears its name', sheet('.games-drawing { --draw: var(--ink); }')],
    ['a font of its own', sheet('@font-face { font-family: "Kids"; src: local("Comic Neue"); }')],
    ['a text that looks like a token', inList("show('--moon');")],
  ),
];
