import { judgeStandIn } from './judge-stand-in';

it('is content with one module in whose place it stands', () => {
  expect(judgeStandIn(/index\.cjs$/, 'federation-bundler-runtime.js', ['/a/index.cjs'])).toBeUndefined();
});

it.each([
  ['no module', [], 'fits no module'],
  ['another one too', ['/a/index.cjs', '/b/index.cjs'], 'fits 2 modules: /a/index.cjs, /b/index.cjs'],
])('complains where its pattern fits %s', (_, replaced, words) => {
  expect(judgeStandIn(/index\.cjs$/, 'federation-bundler-runtime.js', replaced)).toContain(words);
});
