import { bundlerRuntime } from '@module-federation/webpack-bundler-runtime';
import { FEDERATION_RUNTIME } from '@scripts/build/federation/hand-over';

it('counts up when another version of Module Federation brings entries something else', () => {
  // What entries that are live may call: with a name less, or another meaning, the hand-over becomes another one.
  expect([FEDERATION_RUNTIME, Object.keys(bundlerRuntime).sort()]).toEqual([
    '3',
    [
      'I',
      'S',
      'consumes',
      'getSharedFallbackGetter',
      'init',
      'initContainerEntry',
      'installInitialConsumes',
      'remotes',
    ],
  ]);
});
