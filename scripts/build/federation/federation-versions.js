// Stands in for the range parser of Module Federation's runtime: every version here is pinned, by package.json
// and by the release check, so that a range is one version. Saves every visitor 1 KB.

export function satisfy(version, range) {
  return range === '*' || range === version || range === `<=${version}`;
}
