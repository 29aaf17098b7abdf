import type { CalendarDay } from '@little-arches/contracts/values';
import { type RescanWindow, rescanWindow } from '../scans/rescan/rescan-window';
import type { ListedChild } from './practice-backend';

/** Returns when the next scan of a listed child is recommended. */
export function rescanOf({ last }: Pick<ListedChild, 'last'>, today: CalendarDay): RescanWindow {
  return rescanWindow(last ? [last] : [], today);
}
