// Plain JavaScript, because Rspack loads it itself.

/**
 * What only React Router's framework mode, server components and tracing use, none of which this site has, and what
 * hides from the bundler that nobody asks for a part: what stands there, what stands there instead, how often.
 */
const residue = [
  [/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2', 15],
  [/^\w+\.displayName = .*;$/gm, '', 15],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, {}]', 1],
  [/return shouldPrefetch && [^;]*PrefetchPageLinks[^;]*: link;/g, 'return link;', 1],
  [/if \(this\.context\) \{\s*return [^;]*RSCErrorHandler[^;]*;\s*\}/g, '', 1],
  [/if \((?:init|opts\?)\.instrumentations\) \{/g, 'if (false) {', 3],
  // Nothing here submits (docs/decisions/0032), so that every request is for data.
  [/^ {4}fetch: fetch2,$/gm, '', 1],
  [/normalizeNavigateOptions\(\s*false,\s*normalizedPath,\s*opts\s*\)/g, '{ path: normalizedPath }', 1],
  [/(?<!function )isMutationMethod\([\w.]+\)/g, 'false', 17],
  [/\bopts\?\.hydrationData \|\| parseHydrationData\(\)/g, 'opts?.hydrationData', 2],
];

/**
 * Takes that out of the router's module (6 KB less for every visitor) and gives other modules as they are. Throws
 * where a place is not found as often as it was: then the library has changed what this was written for.
 */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function leanRouter(source) {
  if (!source.includes('function createBrowserRouter(')) return source;
  return residue.reduce((text, [pattern, instead, times]) => {
    const found = text.match(pattern)?.length ?? 0;
    if (found !== times)
      throw new Error(
        `${pattern} fits ${found} places of React Router, ${times} were known. Compare it with the library's new version, and correct scripts/build/config/lean-router.mjs.`,
      );
    return text.replace(pattern, instead);
  }, source);
}
