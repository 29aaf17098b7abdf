import Sequencer from '@jest/test-sequencer';

/**
 * Tests that take more than half a minute of processor time, longest first: started last, each would delay the end
 * of the run.
 */
export const LONG = [
  'team/own-repository',
  'build/deterministic-build',
  'release/killed-release',
  'database/database',
  'backend/start-backend',
];

/**
 * The long tests first, then the rest.
 * @param {{ readonly path: string }[]} tests
 */
export function longFirst(tests) {
  const rankOf = (test) => {
    const path = test.path.replaceAll('\\', '/');
    const rank = LONG.findIndex((name) => path.endsWith(`/${name}.test.ts`));
    return rank >= 0 ? rank : LONG.length;
  };
  return tests.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Sorts tests with the long ones first. Jest sorts by earlier durations, which a fresh clone lacks; this sorter
 * falls back on the file size.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return longFirst(super.sort(tests));
  }
}
