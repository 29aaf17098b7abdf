/** What is wrong with what a stand-in replaced; undefined when it was one module. */
export function judgeStandIn(pattern: RegExp, by: string, replaced: readonly string[]): string | undefined {
  if (replaced.length === 1) return undefined;
  const found = replaced.length === 0 ? 'no module' : `${replaced.length} modules: ${replaced.join(', ')}`;
  return `${by} stands in for ${pattern}, which fits ${found}. Compare it with the library's new version, and correct the pattern in scripts/build/federation/federation.ts.`;
}
