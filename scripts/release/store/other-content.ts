import { HinderedError } from '@scripts/kit/errors/usage-error';

/** What a store says that has a key with other bytes: a version that was built twice, or a file somebody changed. */
export function otherContent(key: string): HinderedError {
  return new HinderedError(
    `${key} is already published with other content: give the new build a new version in package.json. Where somebody changed the store, put the file back as it was.`,
  );
}
