import { CONSENT_TEXTS } from '@little-arches/contracts/company';
import type { AuthOutcome } from '@little-arches/contracts/host';
import { addresses, href, hrefOfSignIn } from '@little-arches/contracts/routes';
import {
  commonScenarios,
  type FakeAnswers,
  pathOfSlot,
  type Scenario,
  type Scenarios,
  sampleChildren,
  sampleProducts,
  sampleScans,
  signedIn,
} from '@little-arches/contracts/testing';
import type { Scan } from '@little-arches/contracts/values';
import { orders } from './orders';
import { practiceAnswers } from './practice';

const scans: readonly Scan[] = [
  ...sampleScans,
  ...sampleScans
    .filter((scan) => scan.status === 'ready')
    .map((scan, index) => ({ ...scan, id: `scan-n${index}`, child_id: 'child-2' })),
];

const profiles = [{ id: 'user-1', first_name: 'Mara', last_name: 'Lindqvist', email: 'mara@family.example' }];

const exercisesDone = [
  { id: 'done-1', child_id: 'child-1', exercise: 'Towel caterpillar', done_on: '2026-11-19' },
];

const consents = [
  {
    id: 'consent-1',
    given_at: '2026-11-02T08:00:00+00:00',
    version: CONSENT_TEXTS.parent.version,
    consent_texts: CONSENT_TEXTS.parent,
  },
];

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const sessions = [
  ['session-1', FIREFOX, '2026-11-20', true],
  ['session-2', null, '2026-11-02', false],
].map(([id, device, day, current]) => {
  const at = `${day}T08:00:00+00:00`;
  return { id, device, signed_in_at: at, seen_at: at, current };
});

/** A family with two children, scans and orders in every status. */
export const familyAnswers: FakeAnswers = {
  tables: {
    profiles,
    children: sampleChildren,
    deleted_children: [],
    scans,
    reminders: [],
    reminder_mails: [],
    mail_requests: [],
    contact_messages: [],
    exercises_done: exercisesDone,
    sharing_links: [],
    pairing_codes: [],
    orders,
    consents,
  },
  functions: {
    getProducts: () => ({ data: sampleProducts }),
    deleteAccount: () => ({ data: { deleted: true } }),
  },
  rpc: { list_sessions: () => sessions },
};

const ofPractice = practiceAnswers(40, 3);
/** A practice with 40 children; all else is as in a family. */
const practice: FakeAnswers = {
  ...familyAnswers,
  tables: { ...familyAnswers.tables, ...ofPractice.tables, orders },
  rpc: { ...familyAnswers.rpc, ...ofPractice.rpc },
};

const withTables = (tables: FakeAnswers['tables']): FakeAnswers => ({
  ...familyAnswers,
  tables: { ...familyAnswers.tables, ...tables },
});

const refuse = (outcome: Extract<AuthOutcome, { ok: false }>) => async () => outcome;
const offline = refuse({
  ok: false,
  code: 'network',
  message: 'Our server could not be reached. Check your connection and try again.',
});

/** Returns the address of a mail link, as supabase/templates write it. */
export function mailLink(type: string, email?: string, next: string = addresses.scans): string {
  const values = new URLSearchParams({
    token_hash: '0123456789abcdef0123456789abcdef',
    type,
    redirect_to: `http://localhost:3000${next}`,
    ...(email && { email }),
  });
  return `${addresses.confirm}#${values}`;
}

/** Scenarios of the account, by name. */
export const scenarios: Scenarios = {
  ...commonScenarios(familyAnswers),
  professional: commonScenarios(practice).professional as Scenario,
  'many-children': {
    title: 'Practice with many children',
    path: addresses.profile,
    options: { session: signedIn, answers: practice },
  },
  'session-ends': {
    title: 'Session ends while editing (when you save)',
    path: addresses.profiles,
    options: { session: signedIn, answers: familyAnswers, endsAtWrite: true },
  },
  'no-scans': {
    title: 'Children, but no scans yet',
    path: addresses.scans,
    options: { session: signedIn, answers: withTables({ scans: [] }) },
  },
  'due-for-rescan': {
    title: 'Slot: due for a scan',
    path: pathOfSlot('due-for-rescan'),
    clock: '2026-11-20T10:00:00Z',
    options: { session: signedIn, answers: familyAnswers },
  },
  'scan-ready': {
    title: 'Scan: ready, with one before',
    path: href('scan', { scanId: 'scan-2' }),
    options: { session: signedIn, answers: familyAnswers },
  },
  'scan-first': {
    title: 'Scan: the first one',
    path: href('scan', { scanId: 'scan-1' }),
    options: {
      session: signedIn,
      answers: withTables({ scans: sampleScans.filter(({ id }) => id === 'scan-1') }),
    },
  },
  'scan-processing': {
    title: 'Scan: processing',
    path: href('scan', { scanId: 'scan-4' }),
    options: { session: signedIn, answers: familyAnswers },
  },
  'scan-failed': {
    title: 'Scan: failed',
    path: href('scan', { scanId: 'scan-3' }),
    options: { session: signedIn, answers: familyAnswers },
  },
  'scan-unknown': {
    title: 'Scan: unknown id',
    path: href('scan', { scanId: 'nope' }),
    options: { session: signedIn, answers: familyAnswers },
  },
  ...Object.fromEntries(
    orders.map(({ number, status }) => [
      `order-${status}`,
      {
        title: `Order: ${status}`,
        path: href('order', { orderNumber: number }),
        options: { session: signedIn, answers: familyAnswers },
      },
    ]),
  ),
  'sign-in-refused': {
    title: 'Sign-in: wrong password',
    path: hrefOfSignIn(addresses.scans),
    options: {
      auth: {
        signIn: refuse({
          ok: false,
          code: 'invalid_credentials',
          message: 'The email or the password is not right, or the email is not confirmed yet.',
        }),
      },
    },
  },
  'sign-in-offline': {
    title: 'Sign-in: offline',
    path: addresses.signIn,
    options: { auth: { signIn: offline } },
  },
  'sign-up-existing': {
    title: 'Sign-up: existing user',
    path: addresses.signUp,
    options: {
      auth: { signUp: refuse({ ok: false, code: 'user_exists', message: 'This user already exists' }) },
    },
  },
  'reset-checking': {
    title: 'Reset: link is being checked',
    path: addresses.resetPassword,
    options: { recovery: 'checking' },
  },
  'reset-ready': {
    title: 'Reset: link is good',
    path: addresses.resetPassword,
    options: { recovery: 'ready', session: signedIn, answers: familyAnswers },
  },
  'confirm-email': {
    title: 'Mail link: confirm the email',
    path: mailLink('email', 'mara@family.example'),
    options: { answers: familyAnswers },
  },
  'confirm-recovery': {
    title: 'Mail link: new password',
    path: mailLink('recovery', 'mara@family.example'),
    options: {},
  },
  'confirm-unnamed': {
    title: 'Mail link: does not say for whom',
    path: mailLink('email'),
    options: { answers: familyAnswers },
  },
  'confirm-other': {
    title: 'Mail link: somebody else is signed in',
    path: mailLink('email', 'joel.a-rather-long-name@another-family.example'),
    options: { session: signedIn, answers: familyAnswers },
  },
  'confirm-forged': {
    title: 'Mail link: names another than it lets in',
    path: mailLink('email', 'mara@family.example'),
    options: {
      auth: { confirmLink: async () => ({ ok: false, code: 'other_person', email: 'joel@other.example' }) },
    },
  },
  'confirm-used': {
    title: 'Mail link: used before',
    path: mailLink('email', 'mara@family.example'),
    options: {
      auth: { confirmLink: refuse({ ok: false, code: 'link_used', message: 'This link was used before.' }) },
    },
  },
  'confirm-expired': {
    title: 'Mail link: too old',
    path: mailLink('email', 'mara@family.example'),
    options: {
      auth: { confirmLink: refuse({ ok: false, code: 'link_expired', message: 'This link is too old.' }) },
    },
  },
  'confirm-recovery-expired': {
    title: 'Mail link: new password, too old',
    path: mailLink('recovery', 'mara@family.example'),
    options: {
      session: signedIn,
      auth: { confirmLink: refuse({ ok: false, code: 'link_expired', message: 'This link is too old.' }) },
    },
  },
  'confirm-broken': {
    title: 'Mail link: cut in two',
    path: `${addresses.confirm}#token_hash=41d`,
    options: {},
  },
  'confirm-offline': {
    title: 'Mail link: offline',
    path: mailLink('email', 'mara@family.example'),
    options: { auth: { confirmLink: offline } },
  },
  'sign-out-offline': {
    title: 'Logout without connection',
    path: addresses.profile,
    options: { session: signedIn, answers: familyAnswers, auth: { signOut: offline } },
  },
};
