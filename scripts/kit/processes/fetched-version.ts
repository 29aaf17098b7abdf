import fetched from '../fetched/package.json' with { type: 'json' };

/** Returns the version of an npm package that `npm test` downloads, as pinned in fetched/package.json. */
export function fetchedVersion(name: keyof typeof fetched.dependencies): string {
  return fetched.dependencies[name];
}

/** Versions that replace those named by what `npm test` downloads. */
export const fetchedOverrides = fetched.overrides;
