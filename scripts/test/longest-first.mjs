import Sequencer from '@jest/test-sequencer';

/** Tests that take more than a minute: begun last, each would be waited for alone. */
export const LONG = [
  'seeded/seeded-pages',
  'seeded/seeded-contract',
  'seeded/seeded-package',
  'release/killed-release',
  'team/own-repository',
  'backup/backup',
  'backend/start-backend',
  'database/database',
  'e2e/failing-backend',
  'e2e/every-page',
  'e2e/bad-remote',
  'e2e/paid-once',
  'e2e/outdated-tab',
  'e2e/kids-zone-changes',
  'e2e/standalone',
];

/** @param {{ readonly path: string }[]} tests */
export function longFirst(tests) {
  const isLong = ({ path }) => LONG.some((name) => path.replaceAll('\\', '/').endsWith(`/${name}.test.ts`));
  return [...tests.filter(isLong), ...tests.filter((test) => !isLong(test))];
}

/**
 * The order of tests: the long ones first. Jest goes by how long each took before, which nobody knows on a fresh
 * clone; it goes by the size of the file there.
 */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return longFirst(super.sort(tests));
  }
}
