import type { Level } from '@little-arches/contracts/values';

/** One foot of the example report. */
interface ExampleFoot {
  /** Millimetres. */
  readonly length: number;
  /** Millimetres. */
  readonly arch: number;
  /** Degrees. */
  readonly heel: number;
}

/** The newest scan of Emil, the invented child of the demo account, shown on pages that present a report. */
export const exampleReport = {
  child: 'Emil, 6 years',
  level: '2' as Level,
  change: 'One level lower than four months before.',
  left: { length: 188, arch: 10.9, heel: 8.1 } as ExampleFoot,
  right: { length: 190, arch: 11.6, heel: 7.5 } as ExampleFoot,
  exercises: ['The little mountain', 'Tiptoe with a ball', 'One-leg lighthouse'],
} as const;
