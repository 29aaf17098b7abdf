import { sampleArticles } from '../testing/sample-articles';
import { findArticle, hrefOfArticle } from './article';

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
