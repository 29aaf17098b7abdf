import { randomUUID } from 'node:crypto';
import type { FunctionName } from '@little-arches/contracts/backend';
import { ADDRESS, SCAN } from './test-rows';

/** The callers. A link holder has a sharing link of the owner, a practice is an account of another kind. */
export const CALLERS = ['nobody', 'link holder', 'another', 'practice', 'owner'] as const;
export type Caller = (typeof CALLERS)[number];
export const OPERATIONS = ['select', 'update', 'insert', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Operations of signed-in people on their own rows. Rows of others, and calls without a session, are refused. */
export const TABLES: Readonly<Record<string, readonly Operation[]>> = {
  profiles: ['select', 'update'],
  children: ['select', 'update', 'insert', 'delete'],
  deleted_children: ['select', 'delete'],
  scans: ['select'],
  reminders: ['select'],
  reminder_mails: ['select'],
  mail_requests: ['select'],
  mail_request_mails: [],
  mail_request_attempts: [],
  exercises_done: ['select', 'insert', 'delete'],
  sharing_links: ['select', 'delete'],
  pairing_codes: ['select'],
  pairing_attempts: [],
  consents: ['select'],
  consent_texts: ['select'],
  orders: ['select'],
  order_lines: ['select'],
  deliveries: ['select'],
  order_mails: [],
  order_starts: [],
  account_mails: [],
  currencies: [],
  products: [],
  product_sizes: [],
  articles: [],
  contact_messages: ['select'],
  stripe_events: [],
};

/** Database functions for signed-in people, and the result when the arguments name another person's records. */
export const FOR_THE_SIGNED_IN: Readonly<Record<string, 'PT404' | 'their own'>> = {
  create_pairing_code: 'PT404',
  create_sharing_link: 'PT404',
  restore_child: 'PT404',
  list_children: 'their own',
  list_scans: 'their own',
  fold: 'their own',
  agree_to_text: 'their own',
  set_reminders: 'their own',
  list_sessions: 'their own',
  delete_account: 'their own',
};
/** Database functions for the service role only. */
export const FOR_THE_SERVICE = [
  'require_session',
  'start_order',
  'price_lines',
  'money_text',
  'offset_of',
  'attach_payment_intent',
  'note_failed_intent',
  'repeated_orders',
  'close_order',
  'settle_order',
  'new_order_number',
  'set_delivery',
  'set_recipients',
  'ship_order',
  'purge_deleted_children',
  'claim_order_mails',
  'note_order_mail',
  'claim_account_mails',
  'forget_mail_requests',
  'ask_for_mail',
  'confirm_mail',
  'stop_mail',
  'announce_app',
  'claim_asked_mails',
  'note_asked_mail',
  'write_due_reminders',
  'claim_reminders',
  'note_reminders',
  'note_account_mail',
  'submit_contact_message',
  'hash_pairing_code',
  'store_scan',
  'deliver_scan',
  'read_shared_scan',
];

/** Expected statuses of each function, in the order of the callers. */
export const FUNCTIONS: Readonly<Record<FunctionName, readonly number[]>> = {
  getBlogWebsite: [200, 200, 200, 200, 200],
  getProducts: [200, 200, 200, 200, 200],
  // The limit is three an hour per address.
  submitContactMessage: [200, 200, 200, 429, 429],
  askForMail: [200, 200, 200, 200, 200],
  getProfileWebsite: [401, 401, 403, 403, 200],
  createPaymentSessionWithEmail: [401, 401, 403, 403, 200],
  getPaymentStatus: [401, 401, 404, 404, 200],
  setDelivery: [401, 401, 404, 404, 200],
  importScan: [401, 401, 404, 404, 200],
  // No caller has the code, and only one has the link.
  deliverScan: [404, 404, 404, 404, 404],
  getSharedScan: [404, 200, 404, 404, 404],
  // Only the provider can sign, and only the schedule has the secret key.
  stripeWebhook: [400, 400, 400, 400, 400],
  sendOrderMails: [401, 401, 401, 401, 401],
  sendReminders: [401, 401, 401, 401, 401],
  // Runs last, because it deletes the caller.
  deleteAccount: [401, 401, 200, 200, 200],
};

/** Values of the owner's records, and the token that a caller has. */
interface CallValues {
  readonly email: string;
  readonly child: string;
  readonly intent: string;
  readonly token: string;
  readonly cart: object;
}

/** Returns the bodies of these calls, which name the owner's records. Functions that it leaves out get `{}`. */
export function bodiesOf({ email, child, intent, token, cart }: CallValues): {
  readonly [Name in FunctionName]?: object;
} {
  const scan = { ...SCAN, scan_id: randomUUID() };
  return {
    getProfileWebsite: { email },
    createPaymentSessionWithEmail: cart,
    getPaymentStatus: { paymentIntent: intent },
    setDelivery: { paymentIntent: intent, delivery: ADDRESS },
    askForMail: { action: 'ask', email },
    submitContactMessage: { name: 'Kim', email, message: 'May I ask something about feet?' },
    importScan: { childId: child, scan },
    deliverScan: { code: '00000000', scan },
    getSharedScan: { token },
  };
}
