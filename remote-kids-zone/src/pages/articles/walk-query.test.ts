import fc from 'fast-check';
import { listed } from '../../articles/listed-article';
import { sampleArticles } from '../../testing/sample-articles';
import { parseWalkQuery, searchOf, storiesFor } from './walk-query';

it('parses every query that it writes', () => {
  const words = fc.option(
    fc.string({ minLength: 1 }).map((text) => `a${text}b`),
    { nil: undefined },
  );
  const query = fc.record({
    topic: fc.option(fc.string({ minLength: 1 }), { nil: undefined }),
    age: fc.option(fc.nat({ max: 9999 }), { nil: undefined }),
    words,
    stations: fc.option(fc.integer({ min: 19, max: 9999 }), { nil: undefined }),
  });
  fc.assert(fc.property(query, (asked) => expect(parseWalkQuery(searchOf(asked))).toEqual(asked)));
});

it.each(['', '?age=&topic=&q=%20&stations=', '?age=eight&stations=-1', '?age=1e3'])(
  'ignores the query %j',
  (search) => {
    expect(searchOf(parseWalkQuery(search))).toBe('');
  },
);

it.each([
  [{ topic: 'try-it-yourself' }, ['toe-yoga', 'barefoot', 'a-cover-of-tomorrow']],
  [{ age: 6 }, ['animals', 'barefoot']],
  [{ topic: 'try-it-yourself', age: 6 }, ['barefoot']],
  [{ words: 'FEET  tall' }, []],
  [{ words: 'seven ménu' }, []],
  [{ words: 'SÉVEN games' }, ['barefoot']],
  [{ topic: 'rockets' }, []],
])('returns for %j the matching stories, in their order', (query, covers) => {
  expect(storiesFor(sampleArticles.map(listed), query).map(({ cover }) => cover)).toEqual(covers);
});
