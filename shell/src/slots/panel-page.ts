import { readStored, writeStored } from '@little-arches/contracts/platform';
import { addresses } from '@little-arches/contracts/routes';
import { loadDocument } from '../navigation/load-document';
import type { PanelName } from './panels';

/** The page over which each panel opens when the document must not run the panel's script. */
const pages = [{ panel: 'cart', pathname: addresses.store }] as const satisfies readonly {
  readonly panel: PanelName;
  readonly pathname: string;
}[];

const KEY = 'little-arches.open-panel';

/** Loads the page of a panel, which then opens the panel. */
export function openOnItsPage(wanted: PanelName): void {
  writeStored('tab', KEY, wanted);
  for (const { panel, pathname } of pages)
    if (panel === wanted) loadDocument({ pathname, search: '', hash: '' });
}

/** Returns the panel that the document at `here` was loaded for, once. */
export function takeRequestedPanel(here: string): PanelName | undefined {
  const wanted = readStored('tab', KEY);
  if (!wanted) return undefined;
  writeStored('tab', KEY, null);
  return pages.find(({ panel, pathname }) => panel === wanted && pathname === here)?.panel;
}
