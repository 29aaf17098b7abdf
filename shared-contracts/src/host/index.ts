// What a remote receives from its host: session, events, slots, and values that can be observed.

export { createEventBus } from './events/event-bus';
export { type EventPayload, events } from './events/events';
export { type Host, HostProvider, useHost, useSession } from './host';
export {
  type AuthOutcome,
  type EmailChangeOutcome,
  type MailLink,
  type PendingEmailOutcome,
  type RecoveryState,
  type Session,
  type SessionState,
  type SessionUser,
  settledSession,
} from './session';
export type { SlotProps, SlotUse } from './slot-terms';
export { type LoadedSlot, Slot, type SlotModule } from './slots';
export { createStore, type Observable, useStore } from './store';
export { useHydrated } from './use-hydrated';
