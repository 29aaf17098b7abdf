/** The used part of React's fast refresh; the package has no types. */
declare module 'react-refresh/runtime' {
  export function register(type: unknown, id: string): void;
  export function performReactRefresh(): unknown;
  export function injectIntoGlobalHook(window: unknown): void;
  export function createSignatureFunctionForTransform(): (...args: unknown[]) => unknown;
  export function isLikelyComponentType(type: unknown): boolean;
  export function getFamilyByType(type: unknown): unknown;
}
