import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { Backend } from '../backend/backend';
import type { SiteConfig } from '../config/index';
import type { EventBus } from './events/events';
import type { Session, SessionState } from './session';
import type { SlotUse } from './slot-terms';
import { useStore } from './store';

/** Parts of a remote that the frame shows on top of any page. */
export type PanelName = 'cart';

/**
 * Everything that a remote receives from the shell, as values. The browser, a standalone remote, the prerenderer
 * and the tests each create one, and remotes can't distinguish them.
 */
export interface Host {
  readonly config: SiteConfig;
  readonly session: Session;
  readonly backend: Backend;
  readonly bus: EventBus;
  /**
   * Announces `message` with assistive technology; `assertive` interrupts. Only for what the page shows anyway:
   * outcomes are for `notify`.
   */
  announce(message: string, urgency?: 'polite' | 'assertive'): void;
  /**
   * Shows the outcome of what a person did (saved, added, deleted, sent) over the page, and announces it once. Close
   * a dialog first, because it covers the message. With `undo` there is a button for it, which takes the focus, and
   * the message stays until it is closed or another page is shown.
   */
  notify(message: string, undo?: () => void): void;
  /** Shows a panel over the current page, loading the remote that provides it. */
  openPanel(panel: PanelName): void;
  /** Shows a slot of the page in a region of its own. Pages use the component `Slot` of `slots`. */
  readonly Slot: ComponentType<SlotUse>;
  /** Passes an unexpected error to the site's reporter. Never pass personal data. */
  reportError(error: unknown): void;
  /**
   * Returns where to go after sign-in: `value` if it is a path of this site that is not an auth page, else
   * /profile.
   */
  safeReturnTo(value: string | null): string;
}

// Each remote bundles its own copy of this module with its own context, which `defineRemote` provides.
const HostContext = createContext<Host | null>(null);

/** Provides `host` to the components below. */
export function HostProvider({ host, children }: { host: Host; children: ReactNode }) {
  return <HostContext value={host}>{children}</HostContext>;
}

/** Returns the host of the remote that renders this component. Throws outside a `HostProvider`. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host)
    throw new Error('useHost() needs a host: render the component through defineRemote or HostProvider');
  return host;
}

const loading: SessionState = { status: 'loading' };

/** Returns the session's state and re-renders on each change. `loading` while prerendering and hydrating. */
export function useSession(): SessionState {
  return useStore(useHost().session, loading);
}
