import type { Product } from '@little-arches/contracts/values';
import castleInsole from './castle-insole.svg';
import cloudInsole from './cloud-insole.svg';
import cometInsole from './comet-insole.svg';
import dolphinInsole from './dolphin-insole.svg';
import insoleLevel0 from './insole-level-0.svg';
import insoleLevel1 from './insole-level-1.svg';
import insoleLevel2 from './insole-level-2.svg';
import insoleLevel3 from './insole-level-3.svg';
import lighthouseInsole from './lighthouse-insole.svg';
import meadowLiner from './meadow-liner.svg';
import rocketInsole from './rocket-insole.svg';
import summitInsole from './summit-insole.svg';
import sunnyDayInsole from './sunny-day-insole.svg';
import trailFoxInsole from './trail-fox-insole.svg';

/**
 * Addresses of the drawings as files, which search engines can fetch. `pictures.test.tsx` compares them with the
 * drawings.
 */
const pictures: Readonly<Record<string, string>> = {
  'cloud-insole': cloudInsole,
  'meadow-liner': meadowLiner,
  'sunny-day-insole': sunnyDayInsole,
  'rocket-insole': rocketInsole,
  'comet-insole': cometInsole,
  'trail-fox-insole': trailFoxInsole,
  'summit-insole': summitInsole,
  'dolphin-insole': dolphinInsole,
  'lighthouse-insole': lighthouseInsole,
  'castle-insole': castleInsole,
};

const levelPictures: Readonly<Record<Product['metadata']['level'], string>> = {
  '0': insoleLevel0,
  '1': insoleLevel1,
  '2': insoleLevel2,
  '3': insoleLevel3,
};

/** Returns the path of a product's picture, or of its level's picture when it has none. */
export function pictureOf({ slug, metadata: { level } }: Pick<Product, 'slug' | 'metadata'>): string {
  return pictures[slug] ?? levelPictures[level];
}
