import { styleRules } from './style-rules';
import { setByStyles, usedTokens } from './style-uses';

const selectorsOf = (css: string) =>
  styleRules(css).flatMap(({ selectors }) => selectors.map(({ text, classes }) => [text, classes]));

it.each([
  [
    '.a,.b .c{}',
    [
      ['.a', ['a']],
      ['.b .c', ['b', 'c']],
    ],
  ],
  ['@media (min-width:1px){@supports (a:b){.a:hover{}}}', [['.a:hover', ['a']]]],
  ['body:has(.a){}', [['body:has(.a)', []]]],
  ['.a:not(.b,.c)[title=".d,{"]{}', [['.a:not(.b,.c)[title=".d,{"]', ['a']]]],
  [
    '.a::after{content:"}.x{"}.b{}',
    [
      ['.a::after', ['a']],
      ['.b', ['b']],
    ],
  ],
  ['/* .x{} */.a{}', [['.a', ['a']]]],
  ['.a\\:b{}', [['.a\\:b', ['a\\:b']]]],
  ['@keyframes spin{from{top:0}to{top:1px}}@font-face{font-family:x}@import url("a.css");', []],
])('reads the selectors of %s', (css, expected) => {
  expect(selectorsOf(css)).toEqual(expected);
});

it('returns standalone at-rules, and those around a rule', () => {
  expect(
    styleRules('@page{margin:0}@media print{.a{top:0}}').map(({ at, prelude }) => [at, prelude]),
  ).toEqual([
    [['page'], '@page'],
    [['media'], '.a'],
  ]);
});

it('finds the tokens that a package must get: those without a fallback that nothing of its own sets', () => {
  const styles = [
    { path: 'a.css', text: '.a{--own:1px;color:var(--ink);top:var(--own);left:var(--maybe,0)}' },
  ];
  const scripts = [
    { path: 'a.js', text: 'x({fill:"var( --sun )"});y.style.setProperty("--set",1);"var(--set)"' },
  ];
  expect([...usedTokens(styles, scripts)]).toEqual(['--ink', '--sun']);
});

it('returns the properties set for the whole page, and the classes outside of modules', () => {
  const text =
    ':root{--ink:#000;--sun:red}@media print{:root{--ink:#111}}._a1b2-x-card{--mine:1}.column{top:0}';
  expect(setByStyles([{ path: 'main.css', text }])).toEqual({
    tokens: ['--ink', '--sun'],
    classes: ['column'],
    families: [],
  });
});

it.each([
  ['@media print{:root{--paper:#fff}}', []],
  ['@media (prefers-color-scheme:dark){:root{--night:#000}}', []],
  [
    '@media (prefers-color-scheme:dark){:root{--both:#000}}@media (prefers-color-scheme: light){:root{--both:#fff}}',
    ['--both'],
  ],
  ['@layer base{:root{--ink:#000}}', ['--ink']],
])('counts a token as provided when it is set without a condition: %s', (text, tokens) => {
  expect(setByStyles([{ path: 'main.css', text }]).tokens).toEqual(tokens);
});

it('counts a property set for one medium as provided only there', () => {
  const text = '@media print{.a{--gap:1px}.b{top:var(--gap)}}.c{left:var(--gap)}';
  expect([...usedTokens([{ path: 'a.css', text }], [])]).toEqual(['--gap']);
  expect([...usedTokens([{ path: 'a.css', text: text.replace(/\.c.*/, '') }], [])]).toEqual([]);
});
