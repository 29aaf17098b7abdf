import fetched from '../fetched/package.json' with { type: 'json' };

/** Returns the version of an npm package that `npm test` fetches by itself, as fetched/package.json pins it. */
export function fetchedVersion(name: keyof typeof fetched.dependencies): string {
  return fetched.dependencies[name];
}
