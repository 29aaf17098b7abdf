import fc from 'fast-check';
import { decodeReferences } from './character-references';
import { lexStory } from './story-lexer';

it.each([
  ['> '.repeat(6000)],
  ['>'.repeat(19_000)],
  ['- '.repeat(9000)],
  ['1. '.repeat(6000)],
  ['- > '.repeat(4500)],
  ['*a _b '.repeat(1500) + ' b_ a*'.repeat(1500)],
  ['![a'.repeat(3000) + '](x)'.repeat(3000)],
  [Array.from({ length: 190 }, (_, level) => `${' '.repeat(level * 2)}- a`).join('\n')],
])('parses the longest stories of only nesting: %#', (nesting) => {
  const tokens = lexStory(`${nesting}deep`);
  expect(tokens.map(({ raw }) => raw).join('')).toMatch(/deep$/);
});

it('removes the marks of quotes nested too deeply', () => {
  expect(JSON.stringify(lexStory(`${'> '.repeat(3000)}deep`))).not.toContain('> > > > >');
  expect(JSON.stringify(lexStory('> > three\n> two'))).toContain('> > three');
});

it('parses ordinary nesting', () => {
  const [list] = lexStory('- one\n  - **two** and *three*\n    > four');
  expect(JSON.stringify(list)).toMatch(/"type":"strong".*"type":"em".*"type":"blockquote"/);
});

it.each([
  ['AT&amp;T', 'AT&T'],
  ['&#38;amp;', '&amp;'],
  ['&frac12; &hellip; &nbsp;!', '½ … \u00a0!'],
  ['&#x1F463;&#128099;', '👣👣'],
  ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
  ['&nope; & &; &#; &#x;', '&nope; & &; &#; &#x;'],
])('decodes %j', (text, decoded) => {
  expect(decodeReferences(text)).toBe(decoded);
});

it('keeps text without references unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll('&', '');
      expect(decodeReferences(plain)).toBe(plain);
    }),
  );
});
