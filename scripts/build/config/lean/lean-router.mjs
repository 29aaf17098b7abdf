// Plain JavaScript, because Rspack loads it itself.
import { replaceKnown } from './replace-known.mjs';

/**
 * What of React Router this site has no use for, beginning with framework mode, server components and tracing, and what
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
  // Words for developers, who have the library's other build.
  [/^( *)warn(?:ing)?(?:Once)?\((?:.*\);|\n(?:\1 .*\n)+\1\);)$/gm, '', 31],
  // No page keeps somebody from leaving by the router's blockers.
  [/(?<!function )\bshouldBlockNavigation\(\{[^}]*\}\)/g, 'void 0', 2],
  [/^ {4}(?:getBlocker|deleteBlocker),$/gm, '', 2],
  // And nobody has a fetcher, so that none is to be loaded again, forgotten or told of.
  [
    /^ {4}(?:getFetcher|resetFetcher|deleteFetcher: \w+|_internalFetchControllers: \w+|_internalSetRoutes),$/gm,
    '',
    5,
  ],
  [/^ {4}state\.(?:fetchers|blockers)\.forEach\(\(_, key\) => .*\);$/gm, '', 2],
  [
    /^( *)fetch(?:LoadMatches|ersQueuedForDeletion)\.forEach\(\((?:_, key|f, key|key)\) => \{\n(?:\1 .*\n)+\1\}\);$/gm,
    '',
    3,
  ],
  [/^ {4}state\.fetchers\.forEach\(\(fetcher, key\) => \{\n(?: {5,}.*\n)+ {4}\}\);$/gm, '', 1],
  [/^ {4}(?:unm|m)ountedFetchers\.forEach\(.*\);$/gm, '', 2],
  [/^ {6}if \(revalidatingFetchers\.length > 0\) \{\n.*\n {6}\}$/gm, '', 1],
  [/^ {4}revalidatingFetchers\.forEach\((?:\(rf\) => \{\n(?: {5,}.*\n)+ {4}\}|\(rf?\) => .*)\);$/gm, '', 4],
  [
    /^ {4}let abortPendingFetchRevalidations = .*\n {4}if \(pendingNavigationController\) \{\n(?: {5,}.*\n)+ {4}\}$/gm,
    '',
    1,
  ],
  [
    /^ {4}if \(pendingNavigationController\) \{\n.*removeEventListener\((?:\n {8}.*)+\n {6}\);\n {4}\}$/gm,
    '',
    1,
  ],
  [
    /^ {4}redirect2 = findRedirect\(fetcherResults\);\n {4}if \(redirect2\) \{\n(?: {5,}.*\n)+ {4}\}$/gm,
    '',
    2,
  ],
  [/^ {6}fetchersToLoad\.map\(async \(f\) => \{\n(?: {7,}.*\n)+ {6}\}\)$/gm, '[]', 1],
  [/^ {2}revalidatingFetchers\.filter\(.*\n(?: {3,}.*\n)+ {2}\}\);$/gm, '', 1],
  [
    /^( {2}function (?:markFetchRedirectsDone|abortStaleFetchLoads)\(.*\{)\n[\s\S]*?^ {2}\}$/gm,
    '$1 return false; }',
    2,
  ],
  // The shell's root has a boundary of its own.
  [
    /^function DefaultErrorComponent\(\) \{\n[\s\S]*?^\}$/gm,
    'function DefaultErrorComponent() { return null; }',
    1,
  ],
  // Pages change at once (docs/decisions/0141).
  [/^ {4}if \(isBrowser3\) \{\n {6}restoreAppliedTransitions\(.*\n(?: {6}.*\n)+ {4}\}$/gm, '', 1],
  [/^ {4}let viewTransitionOpts;\n {4}if \(pendingAction [\s\S]*?^ {4}\}$(?=\n {4}updateState\()/gm, '', 1],
  [/^ {8}viewTransitionOpts,$/gm, '', 1],
  [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\) \{/g, 'if (true) {', 1],
  [/^ {2}let \[(?:pendingState|renderDfd|transition|interruption), \w+\] = React3\.useState\(\);$/gm, '', 4],
  [/^ {6}(?:transition|renderDfd),$/gm, '', 2],
  [
    /^ {2}React3\.useEffect\(\(\) => \{\n {4}if \(!?(?:vtContext|renderDfd)[\s\S]*?^ {2}\}, \[[^\]]*\]\);$/gm,
    '',
    4,
  ],
];

/** Takes that out of the router's module (9 KB less for every visitor) and gives other modules as they are. */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function leanRouter(source) {
  return source.includes('function createBrowserRouter(')
    ? replaceKnown('React Router', source, residue)
    : source;
}
