import fc from 'fast-check';
import { isBackendError } from 'shared-contracts/backend';
import { sampleArticles } from '../testing/sample-articles';
import { type Article, findArticle, hrefOfArticle, parseArticles } from './article';

const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const article: fc.Arbitrary<Article> = fc.record({
  id: fc.uuid(),
  title: fc.string({ minLength: 1 }),
  slug: fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  summary: fc.string(),
  body: fc.string(),
  cover: fc.string(),
  category: fc.string({ minLength: 1 }),
  age_range: fc.constantFrom('6-9', '7-10', '8-11'),
  reading_minutes: fc.integer({ min: 1, max: 60 }),
  published_at: moment,
});

describe('parseArticles', () => {
  it('keeps every story unchanged, newest first, whatever else the answer carries', () => {
    fc.assert(
      fc.property(fc.uniqueArray(article, { selector: ({ id }) => id }), (articles) => {
        const data = articles.map((each) => ({ ...each, draft: true }));
        const parsed = parseArticles({ data, message: 'ok' });
        const times = parsed.map(({ published_at }) => Date.parse(published_at));
        expect(times).toEqual(times.toSorted((a, b) => b - a));
        const byId = (a: Article, b: Article) => a.id.localeCompare(b.id);
        expect(parsed.toSorted(byId)).toEqual(articles.toSorted(byId));
      }),
    );
  });

  it('gives stories or a BackendError for anything the backend may send', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.record({ data: fc.jsonValue() })), (answer) => {
        try {
          expect(Array.isArray(parseArticles(answer))).toBe(true);
        } catch (error) {
          expect(isBackendError(error)).toBe(true);
        }
      }),
    );
  });

  it.each([
    [{}, 'data'],
    [{ data: null }, 'data'],
    ['stories', 'the answer itself'],
    [{ data: [{ ...sampleArticles[0], title: 7 }] }, 'data.0.title'],
    [{ data: [{ ...sampleArticles[0], reading_minutes: 0 }] }, 'data.0.reading_minutes'],
    [{ data: [{ ...sampleArticles[0], published_at: 'yesterday' }] }, 'data.0.published_at'],
  ])('names the wrong field of %j', (answer, field) => {
    expect(() => parseArticles(answer)).toThrow(`at '${field}'`);
  });

  it.each(['2026-10-20T08:00:00+00:00', '2026-10-20T08:00:00.123456+00:00', '2026-10-20T08:00:00Z'])(
    'takes the moment as Postgres writes it: %s',
    (published_at) => {
      expect(parseArticles({ data: [{ ...sampleArticles[0], published_at }] })).toHaveLength(1);
    },
  );
});

describe('findArticle', () => {
  it('gives the story of an address with its neighbours in time', () => {
    const [newest, second, third] = sampleArticles;
    expect(findArticle(sampleArticles, second?.slug ?? '')).toEqual({
      article: second,
      newer: newest,
      older: third,
    });
  });

  it('takes an address in capitals for the same one, as the router does', () => {
    expect(findArticle(sampleArticles, 'WHO-MADE-THAT-SMELL')?.article.title).toBe('Who Made That Smell?');
  });

  it('finds nothing under an unknown address', () => {
    expect(findArticle(sampleArticles, 'how-to-fly')).toBeUndefined();
  });
});

it('puts the slug into the address', () => {
  expect(hrefOfArticle({ slug: 'six-animals' })).toBe('/kids-zone/six-animals');
});
