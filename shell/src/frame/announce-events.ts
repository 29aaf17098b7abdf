import type { EventBus } from 'shared-contracts/events';
import type { AnnouncerStore } from './announcer';

/**
 * Announces changes to assistive technology: each page after the first, which browsers read themselves, and a
 * sign-out, which may come from another tab.
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
