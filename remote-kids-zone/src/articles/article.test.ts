import { sampleArticles } from '../testing/sample-articles';
import { findArticle, hrefOfArticle } from './article';
import { listed } from './listed-article';

it('removes the texts of a story in a list', () => {
  const [story] = sampleArticles;
  if (!story) throw new Error('The sample must have a story');
  const all = { ...story, short_body: 'Short.', parents_note: 'A note.', sources: ['A book'] };
  expect(Object.keys(listed(all))).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/body|note|sources/)]),
  );
});

describe('findArticle', () => {
  it('returns the story of an address with the stories before and after it', () => {
    const [newest, second, third] = sampleArticles;
    expect(findArticle(sampleArticles, second?.slug ?? '')).toEqual({
      article: second,
      newer: newest && listed(newest),
      older: third && listed(third),
    });
  });

  it('ignores the case of an address, as the router does', () => {
    expect(findArticle(sampleArticles, 'WHO-MADE-THAT-SMELL')?.article.title).toBe('Who Made That Smell?');
  });

  it('accepts composed and decomposed accents', () => {
    const articles = sampleArticles.map((article, index) =>
      index > 0 ? article : { ...article, slug: 'йод' },
    );
    expect(findArticle(articles, 'йод'.normalize('NFD'))?.article).toBe(articles[0]);
  });

  it('returns undefined for an unknown address', () => {
    expect(findArticle(sampleArticles, 'how-to-fly')).toBeUndefined();
  });
});

it('puts the slug into the address', () => {
  expect(hrefOfArticle({ slug: 'six-animals' })).toBe('/kids-zone/six-animals');
  expect(hrefOfArticle({ slug: 'ноги' })).toBe('/kids-zone/%D0%BD%D0%BE%D0%B3%D0%B8');
});
