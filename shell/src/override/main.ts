import { globalNameOf } from '@little-arches/contracts/formats/page';
import type { ServedScripts } from './served-scripts';
import { OVERRIDDEN, startOverrides } from './start-overrides';

/**
 * The script of pages with overrides, which only those pages name (docs/decisions/qa-tools.md). It runs once before
 * the shell. The shell loads it again as `?remote=<name>`, as the entry of each remote that another server serves:
 * the page's composition names no file of that server, so the shell needs no code for overrides.
 */
const own = document.currentScript as HTMLScriptElement;
const remote = new URL(own.src).searchParams.get('remote');
if (remote === null) void startOverrides({ href: own.getAttribute('src') ?? '', integrity: own.integrity });
else leaveContainer(remote);

function leaveContainer(name: string): void {
  const { littleArchesOverride } = globalThis as unknown as {
    littleArchesOverride: Pick<ServedScripts, 'containerOf'>;
  };
  Object.assign(globalThis, { [globalNameOf(name, OVERRIDDEN)]: littleArchesOverride.containerOf(name) });
}
