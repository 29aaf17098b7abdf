import type { SessionState, SessionUser } from '../host/session';
import type { Product } from '../values/catalog';
import { cents } from '../values/cents';
import type { Child, Foot, ReadyScan, Scan } from '../values/profile';

/** Made-up data for tests and for a remote standing alone. Never imported by product code. */
export const sampleUser: SessionUser = {
  id: 'user-1',
  email: 'mara@family.example',
  firstName: 'Mara',
  lastName: 'Lindqvist',
  role: 'parent',
  groupId: null,
};

/** Session state in which Mara is signed in. */
export const signedIn: SessionState = { status: 'authenticated', user: sampleUser };

/** Session state in which a person of a practice is signed in. */
export const professionalSignedIn: SessionState = {
  status: 'authenticated',
  user: {
    ...sampleUser,
    id: 'user-2',
    email: 'practice@feet.example',
    firstName: 'Amal',
    lastName: 'Okafor',
    role: 'pediatric_professional',
    groupId: 'practice-1',
  },
};

/** The sizes of every sample product; size 30 is sold out. */
const sampleSizes = [28, 29, 30, 31].map((size) => ({
  size,
  footLength: Math.round((size * 20) / 3 - 15),
  inStock: size !== 30,
}));

/** One product on each level but the last, which has two. */
export const sampleProducts: readonly Product[] = [
  product('p-0', 'sprout-insole', 'Sprout Insole', 1990, '0'),
  product('p-1', 'rocket-insole', 'Rocket Insole', 3490, '1'),
  product('p-2', 'bridge-insole', 'Bridge Insole', 4990, '2'),
  product('p-3', 'summit-insole', 'Summit Insole', 6990, '3'),
  product('p-3b', 'summit-sport-insole', 'Summit Sport Insole', 7490, '3'),
];

function product(
  id: string,
  slug: string,
  name: string,
  price: number,
  level: Product['metadata']['level'],
): Product {
  return {
    id,
    slug,
    name,
    description: `${name}: a light insole for everyday shoes that supports the arch where it needs it.`,
    price: cents(price),
    currency: 'eur',
    image: `insole-level-${level}`,
    metadata: { level },
    sizes: sampleSizes,
  };
}

/** Two children of one family. */
export const sampleChildren: readonly Child[] = [
  {
    id: 'child-1',
    first_name: 'Ida',
    birth_month: 4,
    birth_year: 2019,
    shoe_size: 29,
    avatar: 'fox',
    notes: 'Loves running.',
  },
  {
    id: 'child-2',
    first_name: 'Nils',
    birth_month: 11,
    birth_year: 2016,
    shoe_size: 34,
    avatar: 'owl',
    notes: '',
  },
];

const foot: Foot = {
  length_mm: 182,
  width_mm: 71,
  arch_height_mm: 12,
  arch_index: 0.27,
  heel_angle_deg: 5,
  pronation: 'over',
};

const readyScan: ReadyScan = {
  id: 'scan-2',
  child_id: 'child-1',
  taken_at: '2026-06-02T09:30:00+00:00',
  status: 'ready',
  left_foot: foot,
  right_foot: { ...foot, length_mm: 183, heel_angle_deg: 4, pronation: 'neutral' },
  gait: {
    cadence_steps_per_min: 132,
    step_length_cm: 47,
    foot_progression_angle_left_deg: 7,
    foot_progression_angle_right_deg: 6,
  },
  level: 1,
  exercises: [
    {
      title: 'Towel caterpillar',
      frequency: 'Once a day, 2 minutes',
      steps: ['Sit with bare feet on a towel.', 'Pull the towel towards you with your toes.'],
    },
  ],
  product_level: '1',
  note: 'The arch has grown by 2 mm.',
};

/** Ida's scans: two ready ones, one failed, one in progress; newest first. */
export const sampleScans: readonly Scan[] = [
  { id: 'scan-4', child_id: 'child-1', taken_at: '2026-11-18T08:00:00+00:00', status: 'processing' },
  {
    id: 'scan-3',
    child_id: 'child-1',
    taken_at: '2026-10-20T08:00:00+00:00',
    status: 'failed',
    failure_reason: 'The picture of the left foot was too dark.',
  },
  readyScan,
  {
    ...readyScan,
    id: 'scan-1',
    taken_at: '2026-01-15T09:30:00+00:00',
    left_foot: { ...foot, length_mm: 178, arch_height_mm: 10, arch_index: 0.29, heel_angle_deg: 7 },
    right_foot: { ...foot, length_mm: 179, arch_height_mm: 10, arch_index: 0.28, heel_angle_deg: 6 },
    level: 2,
    note: null,
  },
];
