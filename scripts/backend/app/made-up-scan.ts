import { LEVELS, type ScanFile } from '@little-arches/contracts/values';

/** Foot measurements and exercises of each level. */
const FINDINGS = [
  { archHeight: 15, archIndex: 0.23, heel: 3, pronation: 'neutral', exercise: 'Barefoot time' },
  { archHeight: 12, archIndex: 0.26, heel: 5, pronation: 'over', exercise: 'The towel train' },
  { archHeight: 9, archIndex: 0.29, heel: 7.5, pronation: 'over', exercise: 'One-leg lighthouse' },
  { archHeight: 6, archIndex: 0.32, heel: 10, pronation: 'over', exercise: 'Heel walk' },
] as const;

/**
 * Creates a scan as the app might measure it of a child of this age in years (2 to 15), with the given level as its
 * result.
 */
export function makeUpScan(age: number, level: 0 | 1 | 2 | 3): ScanFile {
  const { archHeight, archIndex, heel, pronation, exercise } = FINDINGS[level];
  const length = 155 + (age - 3) * 10;
  const foot = (): ScanFile['left_foot'] => ({
    length_mm: near(length, 0),
    width_mm: near(length * 0.39, 0),
    arch_height_mm: near(archHeight, 1),
    arch_index: near(archIndex, 3),
    heel_angle_deg: near(heel, 1),
    pronation,
  });
  return {
    format: 1,
    scan_id: crypto.randomUUID(),
    taken_at: new Date().toISOString(),
    left_foot: foot(),
    right_foot: foot(),
    gait: {
      cadence_steps_per_min: near(150 - (age - 3) * 3, 0),
      step_length_cm: near(38 + (age - 3) * 3, 0),
      foot_progression_angle_left_deg: near(6, 1),
      foot_progression_angle_right_deg: near(7, 1),
    },
    level,
    exercises: [
      {
        title: exercise,
        frequency: 'Every day, 5 minutes',
        steps: ['Find a clean, safe floor.', 'Take off shoes and socks.', 'Go slowly and stay tall.'],
      },
    ],
    product_level: LEVELS[level],
    note: null,
  };
}

/** Returns a random value within two per cent of `value`. */
function near(value: number, digits: number): number {
  return Number((value * (0.98 + Math.random() * 0.04)).toFixed(digits));
}
