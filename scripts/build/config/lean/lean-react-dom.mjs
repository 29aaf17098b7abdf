// Plain JavaScript, because Rspack loads it itself.
import { replaceKnown } from './replace-known.mjs';

/** A function of the module, from its head to its closing brace. */
const whole = (names) => new RegExp(String.raw`^function (${names})\([^)]*\) \{\n[\s\S]*?^\}$`, 'gm');

/** What a switch over kinds of components does for one of them, unless another falls into it. */
const cases = (kinds) =>
  new RegExp(String.raw`(?<!^ *case [\w$]+:\n)^( *)case (?:${kinds}):\n(?:\1 .*\n)+`, 'gm');

/**
 * What only React's own view transitions use (the shell shares no ViewTransition: docs/decisions/0130), and lists of
 * suspended parts, which React has not published. What stands there, what stands there instead, how often.
 */
const residue = [
  [
    whole(
      'trackEnterViewTransitions|commitAppearingPairViewTransitions|commitEnterViewTransitions|commitDeletedPairViewTransitions|commitExitViewTransitions|commitNestedViewTransitions|restorePairedViewTransitions|restoreEnterOrExitViewTransitions|restoreNestedViewTransitions|measureNestedViewTransitions|commitAfterMutationEffectsOnFiber|recursivelyTraverseAfterMutationEffects',
    ),
    'function $1() {}',
    12,
  ],
  // Kinds of components: 30 is ViewTransition, 19 SuspenseList.
  [cases('REACT_VIEW_TRANSITION_TYPE|REACT_SUSPENSE_LIST_TYPE'), '', 3],
  [/^ *case REACT_LEGACY_HIDDEN_TYPE:\n *case REACT_VIEW_TRANSITION_TYPE:\n(?: {8}.*\n)+/gm, '', 1],
  [cases('30'), '', 12],
  [cases('19'), '', 8],
  [/^ *case 19:\n/gm, '', 2],
  // Whether all lanes of a commit are those that view transitions begin in.
  [/\((\w+) & 335544064\) === \1/g, 'false', 6],
  [/\bshouldStartViewTransition\n +\?/g, 'false ?', 1],
  [/^ *null !== pendingViewTransition &&\n.*;\n/gm, '', 1],
  [/\brecoverableErrors = pendingViewTransitionEvents;/g, 'recoverableErrors = null;', 1],
  [/\bviewTransitionMutationContext = !0/g, '0', 24],
  // Only in a ViewTransition pictures hold a commit back.
  [
    /if \(\(JSCompiler_temp = 0 !== \(workInProgress\.mode & 32\)\)\)\n[\s\S]*?;\n {2}if \(JSCompiler_temp\) \{/g,
    'if (false) {',
    1,
  ],
  [whole('suspendInstance'), 'function $1() {}', 1],
  [/^ *0 < state\.imgBytes &&\n.*\n.*;$/gm, '', 1],
  [/\(state\.imgBytes > estimatedBytesWithinLimit \? 50 : 800\)/g, '800', 1],
  // The frame has a bar of its own for what takes its time.
  [whole('defaultOnDefaultTransitionIndicator'), 'function $1() {}', 1],
];

/** Takes that out of React's renderer (5 KB less for every visitor) and gives other modules as they are. */
// biome-ignore lint/style/noDefaultExport: the form of a loader.
export default function leanReactDom(source) {
  return source.includes('exports.hydrateRoot =') ? replaceKnown('React DOM', source, residue) : source;
}
