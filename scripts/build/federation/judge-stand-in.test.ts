import { judgeStandIn } from './judge-stand-in';

it('is content with one module in whose place it stands', () => {
  expect(judgeStandIn(/global\.js$/, 'federation-state.js', ['/a/global.js'])).toBeUndefined();
});

it.each([
  ['no module', [], 'fits no module'],
  ['another one too', ['/a/global.js', '/b/global.js'], 'fits 2 modules: /a/global.js, /b/global.js'],
])('complains where its pattern fits %s', (_, replaced, words) => {
  expect(judgeStandIn(/global\.js$/, 'federation-state.js', replaced)).toContain(words);
});
