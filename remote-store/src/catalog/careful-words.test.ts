import { seededProducts } from '../testing/seeded-products';

/** Effects of an insole on a foot. Studies are inconclusive (`/evidence`), so a text may only say "may". */
const EFFECT =
  /(?<!\bmay (?:help to )?)\b(?:guides?|keeps? (?:the|it)|holds? the|corrects?|stead(?:y|ies)|straightens?|stays high|lifts?)\b/i;

it.each(seededProducts())(
  '$name is described with “may” wherever an effect on the foot is stated',
  ({ description }) => {
    expect(EFFECT.exec(description)?.[0]).toBeUndefined();
  },
);
