import {
  type ComposedRemote,
  OVERRIDE_FORMAT,
  type OverridePage,
  overrideElements,
  type ServedRemote,
} from '@little-arches/contracts/formats/page';
import { describeThrown } from '@little-arches/contracts/platform';
import { readInlined } from '../loading/inlined';
import { askServer } from './ask-server';
import { keepInAddress } from './keep-in-address';
import { showBar } from './override-bar';
import { createServedScripts, type ServedScripts } from './served-scripts';

/** The version that the composition names for a remote which another server serves. */
export const OVERRIDDEN = 'override';

/** The running script, as the page names it. */
interface OwnScript {
  readonly href: string;
  readonly integrity: string;
}

/**
 * Requests the overridden remotes from their servers, writes the page's composition, and runs the shell. If one is
 * not available, nothing runs and the bar shows the reason: a page with half of the overrides would look complete.
 */
export async function startOverrides(own: OwnScript, give = giveToPage): Promise<void> {
  const page = readInlined<OverridePage>(overrideElements.page, OVERRIDE_FORMAT);
  keepInAddress();
  const bar = showBar();
  try {
    bar.say('Asking …');
    const found = await Promise.all(page.served.map(askServer));
    const { run, containerOf, isServed } = createServedScripts(page, found);
    give({ containerOf, isServed });
    const remotes = [...page.composition.remotes, ...found.map(({ remote }) => composed(remote, own))];
    writeComposition({ ...page.composition, remotes });
    bar.say('The rest is as released.');
    for (const script of page.scripts) await run(script);
  } catch (error) {
    bar.fail(describeThrown(error).message);
  }
}

/** The functions that the shell and the entries of overridden remotes find on the page; they can't be replaced. */
type Given = Pick<ServedScripts, 'containerOf' | 'isServed'>;

function giveToPage(given: Given): void {
  Object.defineProperty(globalThis, 'littleArchesOverride', { value: Object.freeze(given) });
}

/**
 * Returns the composed remote for one that another server serves: its entry is this script, which finds the other
 * server.
 */
function composed(
  { name, contract, runtime, addresses, panels, fills }: ServedRemote,
  { href, integrity }: OwnScript,
): ComposedRemote {
  const url = `${href}?remote=${name}`;
  const version = OVERRIDDEN;
  return { name, version, url, integrity, contract, runtime, addresses, panels, fills };
}

/**
 * Writes the composition where the shell reads it. This can't be a script element: Trusted Types refuse every text
 * set there.
 */
function writeComposition(composition: OverridePage['composition']): void {
  const element = document.createElement('data');
  element.id = 'composition';
  element.hidden = true;
  element.textContent = JSON.stringify(composition);
  document.body.append(element);
}
