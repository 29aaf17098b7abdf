import { seededProducts } from '../testing/seeded-products';

/** What an insole might do to a foot. Studies are unsure of it (`/evidence`), so a text may only say that it may. */
const EFFECT =
  /(?<!\bmay (?:help to )?)\b(?:guides?|keeps? (?:the|it)|holds? the|corrects?|stead(?:y|ies)|straightens?|stays high|lifts?)\b/i;

it.each(seededProducts())('$name may do something to a foot, and is not said to do it', ({ description }) => {
  expect(EFFECT.exec(description)?.[0]).toBeUndefined();
});
