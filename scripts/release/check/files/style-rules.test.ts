import { styleRules } from './style-rules';

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
