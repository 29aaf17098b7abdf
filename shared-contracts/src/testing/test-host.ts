import type { SiteConfig } from '../config/index';
import { createEventBus } from '../host/events/event-bus';
import type { Host, PanelName } from '../host/host';
import type { RecoveryState, Session, SessionState } from '../host/session';
import { createStore } from '../host/store';
import { safeReturnTo } from '../routes/index';
import { createTestExpiredSession, type TestExpiredSession } from './expired-session';
import { createFakeBackend, type FakeAnswers, type FakeCall } from './fake-backend';
import { createFakeSlots, type FakeFillers } from './fake-slots';
import { type Faults, withFaults } from './faults';
import { sampleUser } from './samples';
import { wrapBackend } from './wrap-backend';

/** Options of a test's or a scenario's host; everything has a default. */
export interface TestHostOptions {
  /** Default: no one is signed in. */
  readonly session?: SessionState;
  readonly recovery?: RecoveryState;
  /** Replaces single auth actions; the others succeed. */
  readonly auth?: Partial<Omit<Session, 'get' | 'subscribe' | 'recovery'>>;
  readonly answers?: FakeAnswers;
  /** Faults of the answers to single calls, or to all. */
  readonly faults?: Faults;
  /** Whether the session ends by itself when the page first writes to a table. */
  readonly endsAtWrite?: boolean;
  /** Whether the session was ended elsewhere: it ends when the page first requests data of the person. */
  readonly endsAtCall?: boolean;
  readonly config?: Partial<SiteConfig>;
  /** What fills the slots of the page; default: nothing, as if no other team were live. */
  readonly slots?: FakeFillers;
}

/** A host in memory, and a record of its use. */
export interface TestHost extends Host {
  readonly bus: ReturnType<typeof createEventBus>;
  /** The events of the contract and of remotes, in their order. */
  readonly published: { readonly name: string; readonly payload: unknown }[];
  /** All messages, those of `notify` too. */
  readonly announcements: string[];
  /** The messages of `notify`. */
  readonly outcomes: { readonly message: string; readonly undo: (() => void) | undefined }[];
  readonly openedPanels: PanelName[];
  readonly errors: unknown[];
  readonly backendCalls: FakeCall[];
  /** The expired session; signing in, or `setSession`, ends it. */
  readonly expiredSession: TestExpiredSession;
  setSession(state: SessionState): void;
  /**
   * Ends the session as if by itself. An open form of a page that needs the person stays, and they are asked to
   * sign in again.
   */
  endSession(): void;
}

const config: SiteConfig = {
  siteUrl: 'http://localhost:3000',
  channel: 'test',
  backend: { url: 'http://127.0.0.1:54321', publishableKey: 'sb_publishable_test' },
  payments: {
    provider: 'simulator',
    publishableKey: 'pk_test_simulator',
    script: '/payment-simulator/stripe.js',
    api: 'http://127.0.0.1:54321/payments',
  },
};

/** Creates a host whose backend, session and bus are in memory. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const announcements: string[] = [];
  const outcomes: TestHost['outcomes'] = [];
  const openedPanels: PanelName[] = [];
  const errors: unknown[] = [];
  const report = (error: unknown) => void errors.push(error);
  const { session, setSession, expiredSession, endSession } = createTestSession(options);
  const { bus, published } = createTestBus(report, session);
  const { endsAtCall, endsAtWrite, faults } = options;
  let ends = endsAtCall ? /./ : endsAtWrite ? /^(insert|update|remove) / : undefined;
  const backend = createFakeBackend(options.answers, session, report, (name) => {
    if (ends?.test(name)) {
      ends = undefined;
      endSession();
    }
    return expiredSession.get() && expiredSession.over();
  });
  return {
    config: { ...config, ...options.config },
    session,
    backend: faults ? wrapBackend(backend, withFaults(faults), report) : backend,
    bus,
    announce: (message) => void announcements.push(message),
    notify(message, undo) {
      announcements.push(message);
      outcomes.push({ message, undo });
    },
    openPanel: (panel) => void openedPanels.push(panel),
    Slot: createFakeSlots(options.slots),
    reportError: report,
    safeReturnTo,
    published,
    announcements,
    outcomes,
    openedPanels,
    errors,
    backendCalls: backend.calls,
    expiredSession,
    setSession,
    endSession,
  };
}

/** Creates the site's own bus, which also records published events. */
function createTestBus(report: (error: unknown) => void, session: Session) {
  const published: { name: string; payload: unknown }[] = [];
  const bus = createEventBus({ report, session });
  bus.observe((name, payload) => void published.push({ name, payload }));
  return { bus, published };
}

function createTestSession(options: TestHostOptions) {
  const { get, set, subscribe } = createStore<SessionState>(
    options.session ?? { status: 'unauthenticated', reason: 'none' },
  );
  const expiredSession = createTestExpiredSession();
  function setSession(state: SessionState) {
    set(state);
    expiredSession.end();
  }
  const session: Session = {
    get,
    subscribe,
    recovery: () => options.recovery ?? 'none',
    async signIn({ email }) {
      const before = expiredSession.get();
      // The same person continues: their state is the same object.
      if (before?.email === email) expiredSession.end();
      else {
        const id = before ? `not-${before.id}` : sampleUser.id;
        setSession({ status: 'authenticated', user: { ...sampleUser, id, email } });
      }
      return { ok: true };
    },
    signUp: async () => ({ ok: true, confirm: true }),
    resendConfirmation: async () => ({ ok: true }),
    async confirmLink(_, agreedEmail) {
      if (!agreedEmail) return { ok: false, code: 'other_person', email: sampleUser.email };
      setSession({ status: 'authenticated', user: { ...sampleUser, email: agreedEmail } });
      return { ok: true };
    },
    async signOut() {
      setSession({ status: 'unauthenticated', reason: 'signed-out' });
      return { ok: true };
    },
    requestPasswordReset: async () => ({ ok: true }),
    updatePassword: async () => ({ ok: true }),
    changePassword: async () => ({ ok: true }),
    changeEmail: async () => ({ ok: true }),
    pendingEmail: async () => ({ ok: true, email: null }),
    confirmEmailChange: async () => ({ ok: true, done: false }),
    signOutOthers: async () => ({ ok: true }),
    refreshUser: async () => ({ ok: true }),
    ...options.auth,
  };
  return {
    session,
    setSession,
    expiredSession,
    endSession() {
      const state = get();
      if (state.status !== 'authenticated') return;
      if (document.querySelector('form')) expiredSession.begin(state.user);
      else set({ status: 'unauthenticated', reason: 'signed-out' });
    },
  };
}
