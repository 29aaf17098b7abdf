import type { ProductDesign } from './design';

/** The designs of the products on sale, by slug. */
export const designs: Readonly<Record<string, ProductDesign>> = {
  'cloud-insole': {
    cover: 'foam',
    thickness: 14,
    parts: [],
    labels: { cover: 'Soft and flat', ball: '2 mm of springy foam' },
  },
  'meadow-liner': {
    cover: 'cork',
    thickness: 9,
    parts: [],
    labels: { cover: 'Thin cork' },
  },
  'sunny-day-insole': {
    cover: 'bamboo',
    thickness: 20,
    parts: ['holes', 'heel-cushion', 'ball-cushion'],
    labels: { cover: 'Bamboo cover', heel: 'Perforated foam', ball: 'Cushioned forefoot' },
    extra: 'drawstring bag',
  },
  'rocket-insole': {
    cover: 'plain',
    thickness: 13,
    parts: [],
    labels: { rim: 'Shallow heel cup', arch: 'Gentle rise', cover: 'Slim' },
  },
  'comet-insole': {
    cover: 'grip',
    thickness: 18,
    parts: ['ball-cushion'],
    labels: {
      rim: 'Rounded heel cup',
      arch: 'Light support',
      cover: 'Cover that grips',
      ball: 'Cushion under the ball',
    },
  },
  'trail-fox-insole': {
    cover: 'wool',
    thickness: 18,
    parts: [],
    labels: { rim: 'Deeper heel cup', arch: 'Firm, flexible shell', cover: 'Wool cover' },
  },
  'summit-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['soft-heel'],
    labels: { arch: 'Firm inner side', heel: 'Soft under the heel' },
  },
  'dolphin-insole': {
    cover: 'closed-foam',
    thickness: 18,
    parts: [],
    labels: { arch: 'Medium arch shell', ball: 'Closed foam' },
  },
  'lighthouse-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['wedge'],
    labels: { rim: 'Deep heel cup', arch: 'High arch shell', heel: 'Wedge on the inner side' },
  },
  'castle-insole': {
    cover: 'plain',
    thickness: 18,
    parts: ['heel-gel'],
    labels: { arch: 'Stiffer, high shell', heel: 'Gel in the heel cup' },
  },
};
