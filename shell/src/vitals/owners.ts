import { releasedPlace } from '@little-arches/contracts/formats/reports';

const SHELL = 'shell';
const REGION = '[data-remote]';

/** Returns the package in whose region a node is; undefined for a removed node, or one outside all regions. */
export function regionOf(node: Node | null | undefined): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  return element?.closest<HTMLElement>(REGION)?.dataset.remote;
}

/** Returns the package that a script or another file of this site belongs to. */
export function ownerOfFile(url: string | undefined): string | undefined {
  return releasedPlace(url, window.location.origin)?.remote;
}

/** Returns the packages whose regions are on the screen, with their versions. */
export function shownVersions(): readonly (readonly [name: string, version: string])[] {
  return [...document.querySelectorAll<HTMLElement>(REGION)].map(
    ({ dataset }) => [dataset.remote ?? '', dataset.version ?? ''] as const,
  );
}

/**
 * Returns the region whose content moved these nodes. Browsers name only what moved, the outermost of nested nodes.
 * Content is pushed by what precedes it: inside a region by that region, after a remote's region by that remote,
 * and before or around one by the shell.
 */
export function pusherOf(moved: readonly (Node | null | undefined)[]): string | undefined {
  const [first] = moved.filter((node) => node?.isConnected === true).sort(inOrder);
  const own = regionOf(first);
  if (!first || own !== SHELL) return own;
  const before = [...document.querySelectorAll<HTMLElement>(REGION)].findLast(
    (region) => region.dataset.remote !== SHELL && follows(first, region),
  );
  return before?.dataset.remote ?? SHELL;
}

function inOrder(one: Node | null | undefined, other: Node | null | undefined): number {
  return one && other && follows(one, other) ? 1 : -1;
}

/** Returns true when a node comes after another and not inside it. */
function follows(node: Node, other: Node): boolean {
  const place = other.compareDocumentPosition(node);
  return (place & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !other.contains(node);
}
