import type { EventBus } from 'shared-contracts/events';
import type { AnnouncerStore } from './announcer';

/**
 * Has assistive technology say what happened: which page is shown, but for the first, which browsers read
 * themselves; and that no one is signed in any more, which may come from another tab.
 */
export function announceEvents(bus: EventBus, announcer: AnnouncerStore): void {
  let shown = false;
  bus.subscribe('page/shown', ({ title }) => {
    if (shown) announcer.announce(title);
    shown = true;
  });
  let signedIn = false;
  bus.subscribe('session/changed', ({ status }) => {
    if (signedIn && status === 'unauthenticated') announcer.announce('You are signed out.');
    if (status !== 'loading') signedIn = status === 'authenticated';
  });
}
