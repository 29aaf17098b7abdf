import type { Host } from '@little-arches/contracts/host';
import type { AnnouncerStore } from './announcer';

/**
 * Announces changes to assistive technology: each page except the first, which browsers announce themselves, and a
 * sign-out, which may happen in another tab.
 */
export function announceEvents(bus: Host['bus'], announcer: AnnouncerStore): void {
  /** What was undone would not be seen any more. */
  const dismissUndo = () => {
    if (announcer.get().outcome?.undo) announcer.dismiss();
  };
  let shown = false;
  bus.subscribe('page/shown', ({ title }) => {
    if (shown) announcer.announce(title);
    shown = true;
    dismissUndo();
  });
  let signedIn = false;
  bus.subscribe('session/changed', ({ status }) => {
    if (signedIn && status === 'unauthenticated') announcer.announce('You are signed out.');
    if (status === 'unauthenticated') dismissUndo();
    if (status !== 'loading') signedIn = status === 'authenticated';
  });
}
