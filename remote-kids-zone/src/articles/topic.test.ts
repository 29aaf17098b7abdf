import { sampleArticles } from '../testing/sample-articles';
import { topicKey, topicsOf } from './topic';

it.each([
  ['How your body works', 'how-your-body-works'],
  ['Games & more!', 'games-more'],
  ['Füße', 'füße'],
])('converts the category %j to the key %j', (category, key) => {
  expect(topicKey(category)).toBe(key);
});

it('lists each category once, in alphabetical order', () => {
  expect(topicsOf(sampleArticles).map(({ name }) => name)).toEqual([
    'Good to know',
    'How your body works',
    'Try it yourself',
  ]);
});
