// Stands in for the range parser of Module Federation's runtime, which every visitor would load. Remotes ask for
// nothing but `^19.3.0` (rangeOf in shared-libraries.ts); the runtime itself for a version, or for any.

export function satisfy(version, range) {
  if (range === '*' || range === version || range === `<=${version}`) return true;
  const [, major, minor] = /^\^(\d+)\.(\d+)\./.exec(range) || [];
  const [providedMajor, providedMinor] = version.split('.');
  return major === providedMajor && +minor <= +providedMinor;
}
